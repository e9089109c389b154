import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pino } from 'pino';
import { createApplication } from '../src/application.ts';
import { createLog } from '../src/http/log.ts';
import { createTestDatabase, directUrl, dropTestDatabase, onServer } from './databases.ts';
import { testSettings } from './separate-api.ts';
import { claims, signToken } from './tokens.ts';

/** A well-formed access token that isn't a real one. */
const PROGRAM = `rapport_pat_${'a'.repeat(32)}0veemd`;

let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
afterAll(() => dropTestDatabase(databaseUrl));

/** Runs calls against an API and returns its log. */
async function logged(calls: (url: string, token: string) => Promise<unknown>) {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const app = await createApplication(testSettings(databaseUrl), log);
  await app.listen(0, '127.0.0.1');
  const token = await signToken(claims());
  await calls(await app.getUrl(), token);
  await app.close();
  return {
    lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    text: lines.join(''),
    token,
  };
}

const post = (url: string, token: string, displayName: string) =>
  fetch(`${url}/api/contacts`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Request-Id': 'r-1',
    },
    body: JSON.stringify({ displayName, primaryEmail: 'secret.person@example.com' }),
  });

describe('the log', () => {
  it('has one line per request, with its id, address, status and duration', async () => {
    const { lines } = await logged((url, token) => post(url, token, 'Ada'));
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/Z$/),
        name: 'api',
        requestId: 'r-1',
        req: { method: 'POST', path: '/api/contacts' },
        res: { status: 201 },
        durationMs: expect.any(Number),
        msg: 'answered',
      },
    ]);
  });

  it('tells neither tokens nor people, not even when a query fails', async () => {
    await onServer(
      directUrl(databaseUrl),
      "ALTER TABLE rapport.contacts ADD CONSTRAINT fails CHECK (display_name <> 'Ada Secret')",
    );
    const { lines, text, token } = await logged(async (url, bearer) => {
      await post(url, bearer, 'Ada Secret');
      await fetch(`${url}/api/contacts?q=Ada+Secret`, {
        headers: { Authorization: `Bearer ${bearer}` },
      });
      await fetch(`${url}/api/contacts?q=Ada+Secret`, {
        headers: { Authorization: `Bearer ${bearer}x` },
      });
      await fetch(`${url}/api/contacts/${PROGRAM}?token=${PROGRAM}`, {
        headers: { Authorization: `Bearer ${PROGRAM}` },
      });
    });
    expect(lines.map(({ res, msg }) => res ?? msg)).toEqual([
      'INTERNAL_ERROR',
      { status: 500 },
      { status: 200 },
      { status: 401 },
      { status: 401 },
    ]);
    expect(text).not.toContain(PROGRAM);
    expect(lines[0]).toMatchObject({
      requestId: 'r-1',
      err: { code: '23514', message: 'a query failed' },
    });
    expect(text).not.toMatch(/Secret|secret\.person/);
    expect(text).not.toContain(token.split('.')[1]);
  });

  it('tells no secret of an address, however it is written', async () => {
    const secret = 'Zk3v9Qm1x_7Lr-0aTb5Nc8YdWe2Hf6Jg';
    const id = '0197a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';
    const paths = [
      `/API/calendar/${secret}.ics`,
      `//api//calendar/${secret}.ics`,
      `/api%2Fcalendar%2F${secret}`,
      `/photos/${id}/${id}/${secret}`,
      `/api/unsubscribe?person=${id}&key=${secret}`,
      `/anything/${secret}`,
      `/api/contacts;access_token=${secret}`,
      `/api/contacts%3Fq=${secret}`,
      `/%${secret}`,
    ];
    const { lines, text } = await logged(async (url) => {
      for (const path of paths) await (await fetch(url + path)).text();
    });
    expect(lines.map(({ req }) => (req as { path: string }).path)).toEqual([
      '/API/calendar/…',
      '//api//calendar/…',
      '/api%2Fcalendar%2F…',
      `/photos/${id}/${id}/…`,
      '/api/unsubscribe',
      '/anything/…',
      '/api/…',
      '/api/contacts',
      '/…',
    ]);
    expect(text).not.toContain(secret);
  });

  it('logs why tokens with a valid signature are refused', async () => {
    const { lines } = await logged(async (url) => {
      const headers = { Authorization: `Bearer ${await signToken(claims({ aud: 'others' }))}` };
      for (let n = 0; n < 2; n += 1) await fetch(`${url}/api/contacts`, { headers });
    });
    expect(lines.map(({ res, msg }) => res ?? msg)).toEqual([
      'Tokens with a good signature are refused. The claim "aud" isn\'t the one that this API expects.',
      { status: 401 },
      { status: 401 },
    ]);
    expect(lines[0]).toMatchObject({ level: 'warn', claim: 'aud', refused: 1 });
  });

  it('is quiet about probes', async () => {
    const { lines } = await logged((url) => fetch(`${url}/readyz`));
    expect(lines).toEqual([]);
  });

  it('is written to its last line when the process ends by an error', () => {
    const text = `import { createLog } from './http/log.ts';
      const log = createLog({ logLevel: 'info' });
      for (let n = 0; n < 200; n += 1) log.info({ n }, 'before');
      throw new Error('crash');`;
    const sources = '--conditions=rapport-source';
    const args = [sources, '--import', 'tsx', '--input-type=module', '--eval', text];
    const cwd = path.join(__dirname, '../src');
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout.trimEnd().split('\n')).toHaveLength(200);
    expect(stderr).toContain('crash');
  });

  it("logs to pino's default destination", () => {
    expect(createLog({ logLevel: 'silent' }).level).toBe(pino({ level: 'silent' }).level);
  });
});

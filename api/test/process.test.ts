import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { localEnvironment, runBuilt, startBuilt } from './built-api.ts';
import { createTestDatabase, dropTestDatabase, onServer } from './databases.ts';
import { COMMITTED } from './openapi/document.ts';
import { claims, signToken } from './tokens.ts';
import { untilBlocked } from './until-blocked.ts';
import { until } from './until.ts';

let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
afterAll(() => dropTestDatabase(databaseUrl));

/** Locks a table, and so blocks every request that writes to it, until it's unlocked. */
async function holdContacts(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE rapport.contacts');
  return async () => {
    await client.query('COMMIT');
    await client.end();
  };
}

/** Creates a user who adds contacts, each with an idempotency key derived from its name. */
async function person() {
  const id = randomUUID();
  const token = await signToken(claims({ sub: id }));
  const add = (url: string, displayName: string) =>
    fetch(`${url}/api/contacts`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': displayName,
      },
      body: JSON.stringify({ displayName }),
    });
  const stored = async () => {
    const { rows } = await onServer(
      databaseUrl,
      `SELECT display_name AS name FROM rapport.contacts WHERE user_profile_id = '${id}' ORDER BY 1`,
    );
    return rows.map(({ name }) => String(name));
  };
  return { add, stored };
}

describe('the process of the API', () => {
  // One test, because each start of the API takes two seconds of CPU.
  it("keeps acknowledged writes when it's killed, stores the others once when they're sent again, and completes open requests when it's stopped", async () => {
    const { add, stored } = await person();
    const killed = await startBuilt(localEnvironment(databaseUrl));
    expect((await add(killed.url, 'Ada')).status).toBe(201);
    const letGo = await holdContacts();
    const unheard = add(killed.url, 'Grace').catch(() => null);
    await untilBlocked(databaseUrl);
    killed.process.kill('SIGKILL');
    await killed.exit;
    await letGo();
    expect(await unheard).toBeNull();

    const api = await startBuilt(localEnvironment(databaseUrl));
    expect((await add(api.url, 'Grace')).status).toBe(201);
    expect(await stored()).toEqual(['Ada', 'Grace']);

    const letGoAgain = await holdContacts();
    const inFlight = add(api.url, 'Mary');
    await untilBlocked(databaseUrl);
    api.process.kill('SIGTERM');
    api.process.kill('SIGTERM');
    await until(async () => (await fetch(`${api.url}/healthz`).catch(() => null)) === null);
    await letGoAgain();
    expect((await inFlight).status).toBe(201);
    expect(await api.exit).toBe(0);
    const messages = api.lines.map((line) => JSON.parse(line).msg);
    // Health checks get this until connections are refused.
    expect(messages.filter((message) => message !== 'TOO_BUSY')).toEqual([
      'ready',
      'listening',
      'answered',
      'stopping',
      'answered',
      'stopped',
    ]);
  });

  it('ends at once when settings are wrong, and names all of them', async () => {
    const { output, exit } = runBuilt('main', { PORT: 'x' });
    expect(await exit).toBe(1);
    for (const name of ['PORT', 'DATABASE_URL', 'AUTH_MODE']) expect(output.stderr).toContain(name);
  });
});

describe('node dist/migrate.js', () => {
  it('prints missing settings', async () => {
    const { output, exit } = runBuilt('migrate', {});
    expect(await exit).toBe(1);
    expect(output.stderr).toContain('DATABASE_URL is missing');
  });
});

describe('node dist/openapi.js', () => {
  it('prints the document without a database or any setting', async () => {
    const { output, exit } = runBuilt('openapi', {});
    expect(await exit).toBe(0);
    expect(JSON.parse(output.stdout)).toEqual(JSON.parse(readFileSync(COMMITTED, 'utf8')));
  });
});

import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts';
import { temporaryFolder } from '../postgres/test/temporary-folder.ts';
import { type AuthProgram, json, PUBLISHABLE_KEY, SECRET_KEY } from './test/auth-program.ts';
import { settings, SHELL, SHELL_BY_ADDRESS, startAuth, stopAuth } from './test/auth-program.ts';

/** Sends the path exactly as written: fetch and URL would normalize it. */
function rawStatus(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<number> {
  const { hostname, port } = new URL(origin);
  const keys = { apikey: SECRET_KEY, authorization: `Bearer ${SECRET_KEY}` };
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers: { ...keys, ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('the endpoints of the auth service', () => {
  const dataDir = temporaryFolder();
  let postgres: RunningPostgres;
  let auth: AuthProgram;

  beforeAll(async () => {
    postgres = await startPostgres({ dataDir, port: 0 });
    auth = await startAuth({
      ...settings(await postgres.ensureDatabase('rapport_auth')),
      CONFIRM_EMAILS: '1',
      FAILED_SIGN_INS_PER_ACCOUNT: '3',
      FAILED_SIGN_INS_PER_IP: '6',
      SLOW_SIGN_INS_PER_ACCOUNT: '6',
      SIGN_UPS_PER_IP: '8',
      REQUEST_TIMEOUT_SECONDS: '2',
      TRUST_PROXY: '1',
    });
  });
  afterAll(async () => {
    await stopAuth(auth);
    await postgres.stop();
  });

  it.each([
    '/_system/info',
    '/_system',
    '/rest/v1/users',
    '/studio',
    '/auth/v1',
    '/auth/v1/',
    '/auth/v1/admin/users',
    '/auth/v1//admin/users',
    '//auth/v1/admin/users',
    '/auth/v1/%61dmin/users',
    '/auth/v1/admin%2fusers',
    '/auth%2fv1%2fadmin%2fusers',
    '/auth/v1/settings/../admin/users',
    '/auth/v1/settings/%2e%2e/admin/users',
    '/auth/v1/settings/..%2fadmin/users',
    '/auth/v1/settings/..%5cadmin/users',
    '/auth/v1/user/../../../_system/info',
    '/auth/v1/./../../_system/info',
    '/AUTH/V1/settings',
    '/auth/v1/Settings',
    '/auth/v1/settings/',
    '/auth/v1/%73ettings',
    '/auth/v1/settings;/admin/users',
    '/auth/v1/settings%00',
    '/auth/v1/authorize?provider=github',
    '/auth/v1/callback?code=1',
    '/mailbox/',
    '/_dev/emails',
  ])('keeps %s closed', async (path) => {
    expect(await rawStatus(auth.url, path)).toBe(404);
  });

  it.each(['magiclink', 'admin/users', 'invite', 'admin/generate_link'])(
    'keeps POST %s closed',
    async (path) => {
      expect((await auth.call(path, { email: 'a@rapport.test' })).status).toBe(404);
    },
  );

  it('leads a person from the bare address to the mailbox', async () => {
    const response = await fetch(auth.url, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/mailbox']);
  });

  it('refuses methods that an endpoint does not take', async () => {
    expect(await rawStatus(auth.url, '/auth/v1/settings')).toBe(200);
    expect(await rawStatus(auth.url, '/auth/v1/settings', {}, 'DELETE')).toBe(405);
    expect(await rawStatus(auth.url, '/auth/v1/signup')).toBe(405);
    const other = await auth.call('token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' });
    expect(other.status).toBe(400);
  });

  it.each([SHELL, SHELL_BY_ADDRESS])(
    'answers the preflight of %s as a browser needs it',
    async (origin) => {
      const response = await fetch(`${auth.url}/auth/v1/token?grant_type=password`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers':
            'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
        },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('access-control-allow-methods')).toContain('POST');
      for (const header of ['apikey', 'authorization', 'x-client-info', 'x-supabase-api-version']) {
        expect(response.headers.get('access-control-allow-headers')).toContain(header);
      }
      expect(response.headers.get('vary')).toBe('Origin');
    },
  );

  it('lets pages of the app read its answers, refusals included, and no other page', async () => {
    const wrong = { email: 'a@rapport.test', password: 'wrong' };
    const headers = { origin: SHELL, 'x-forwarded-for': '10.0.0.1' };
    const ours = await auth.call('token?grant_type=password', wrong, { headers });
    expect(ours.headers.get('access-control-allow-origin')).toBe(SHELL);
    for (const origin of [
      'http://localhost:4201',
      'https://localhost:4200',
      'null',
      `${SHELL}.evil.test`,
    ]) {
      const foreign = await auth.call('token?grant_type=password', wrong, { headers: { origin } });
      expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([
        403,
        null,
      ]);
      const asked = await auth.call('signup', undefined, {
        method: 'OPTIONS',
        headers: { origin },
      });
      expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
  });

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const wrong = (email: string) => ({ email, password: 'wrong one' });

  const OWNER = { email: 'owner@rapport.test', password: 'correct horse' };

  /** Creates a confirmed account from a separate address. */
  async function makeOwner(email: string): Promise<void> {
    await auth.call('signup', { ...OWNER, email }, from('10.9.0.1'));
    const mails = await fetch(`${auth.url}/mailbox/messages?to=${email}`);
    const [mail] = (await mails.json()) as { link: string }[];
    await fetch(mail!.link, { redirect: 'manual', ...from('10.9.0.2') });
  }

  const signIn = (body: object, address: string) =>
    auth.call('token?grant_type=password', body, from(address));

  it('stops guessing from one address at one account, and lets its owner sign in', async () => {
    await makeOwner(OWNER.email);
    const tries = Array.from({ length: 8 }, () => signIn(wrong('Owner@rapport.test'), '10.1.0.1'));
    const statuses = (await Promise.all(tries)).map((response) => response.status).sort();
    expect(statuses).toEqual([400, 400, 400, 429, 429, 429, 429, 429]);
    const next = await signIn(OWNER, '10.1.0.1');
    const minutes = Math.ceil(Number(next.headers.get('retry-after')) / 60);
    expect(await json(next)).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: `Too many failed sign-ins. Please try again in ${minutes} minutes.`,
    });
    expect((await signIn(OWNER, '10.1.0.2')).status).toBe(200);
  });

  it('slows down guessing from many addresses at one account, and lets its owner sign in', async () => {
    for (let index = 0; index < 8; index += 1) {
      const response = await signIn(wrong(OWNER.email), `10.4.0.${index}`);
      expect(response.status).toBe(400);
    }
    expect((await signIn(OWNER, '10.4.1.1')).status).toBe(200);
  });

  it('slows down guessing from one address, and lets other users behind it sign in', async () => {
    await makeOwner('colleague@rapport.test');
    for (let index = 0; index < 8; index += 1) {
      const claimed = `192.0.2.${index}, 10.2.0.1`;
      expect((await signIn(wrong(`account${index}@rapport.test`), claimed)).status).toBe(400);
    }
    const colleague = { ...OWNER, email: 'colleague@rapport.test' };
    expect((await signIn(colleague, '10.2.0.1')).status).toBe(200);
    const link = await auth.call(`verify?type=signup&token=guess`, undefined, from('10.2.0.1'));
    expect(link.headers.get('location')).toContain(`${SHELL}/contacts#error=access_denied`);
  });

  it('limits the sign-ups of one address', async () => {
    for (let index = 0; index < 8; index += 1) {
      const response = await auth.call(
        'signup',
        { email: 'malformed', password: OWNER.password },
        from('10.3.0.1'),
      );
      expect(response.status).toBe(400);
    }
    const body = { email: 'more@rapport.test', password: OWNER.password };
    const next = await auth.call('signup', body, from('10.3.0.1'));
    expect([next.status, (await json(next)).msg]).toEqual([
      429,
      'Too many sign-ups from your network. Please try again in 5 minutes.',
    ]);
    expect((await auth.call('signup', body, from('10.3.0.2'))).status).toBe(200);
  });

  it('refuses a body that is too large or no object', async () => {
    const large = await auth.call('signup', { email: 'a'.repeat(70_000) });
    expect(large.status).toBe(413);
    expect((await auth.call('signup', [1])).status).toBe(400);
  });

  it.each([
    ['a long address', { email: `${'a'.repeat(288)}@rapport.test`, password: '123456' }],
    [
      'a character that cannot be stored',
      { email: 'a@b.test', password: '123456', data: { a: ['\0'] } },
    ],
    ['half a character', { email: 'a@b.test', password: '123456', data: { '\ud800': 1 } }],
  ])('refuses %s at every endpoint', async (_, body) => {
    for (const path of [
      'signup',
      'token?grant_type=password',
      'otp',
      'recover',
      'resend',
      'verify',
    ]) {
      const response = await auth.call(path, { type: 'signup', ...body });
      expect([path, response.status, (await json(response)).error_code]).toEqual([
        path,
        400,
        'validation_failed',
      ]);
    }
  });

  it('refuses a body that is nested 30,000 deep at every endpoint', async () => {
    const deep = `{"email":"a@b.test","password":"123456","data":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    for (const path of [
      'signup',
      'token?grant_type=password',
      'otp',
      'recover',
      'resend',
      'verify',
    ]) {
      const response = await auth.call(path, undefined, { method: 'POST', body: deep });
      expect([path, response.status, await json(response)]).toEqual([
        path,
        400,
        {
          code: 400,
          error_code: 'bad_json',
          msg: 'The request body is nested deeper than 32 levels.',
        },
      ]);
    }
    expect((await auth.call('verify?type=signup&token=%00')).status).toBe(400);
  });

  it('cuts a body off that trickles in', async () => {
    const { port } = new URL(auth.url);
    const socket = connect(Number(port), '127.0.0.1');
    const head = `POST /auth/v1/signup HTTP/1.1\r\nHost: localhost\r\napikey: ${PUBLISHABLE_KEY}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`;
    socket.write(head);
    const drip = setInterval(() => socket.write(' '), 100);
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString())).on('error', () => {});
    await once(socket, 'close');
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"error_code":"request_timeout"');
  });

  it('shows the mailbox to this machine only', async () => {
    const port = new URL(auth.url).port;
    const status = (headers: Record<string, string>) =>
      rawStatus(auth.url, '/mailbox/messages', headers);
    expect(await status({ host: `localhost:${port}` })).toBe(200);
    expect(await status({ host: `127.0.0.1:${port}` })).toBe(200);
    for (const host of [
      `evil.test:${port}`,
      'localhost.evil.test',
      '10.0.0.1',
      `127.0.0.1.evil.test:${port}`,
    ]) {
      expect(await status({ host })).toBe(403);
    }
    expect(await status({ host: 'localhost', 'x-forwarded-for': '203.0.113.5' })).toBe(403);
    const fromPage = await fetch(`${auth.url}/mailbox/messages`, {
      headers: { origin: SHELL, apikey: PUBLISHABLE_KEY },
    });
    expect(fromPage.headers.get('access-control-allow-origin')).toBeNull();
  });
});

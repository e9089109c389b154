import { createHmac } from 'node:crypto';
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts';
import { temporaryFolder } from '../postgres/test/temporary-folder.ts';
import { ensureUser } from './ensure-user.ts';
import { type AuthProgram, json, JWT_SECRET, PUBLISHABLE_KEY } from './test/auth-program.ts';
import { SECRET_KEY, settings, SHELL, startAuth, stopAuth } from './test/auth-program.ts';

const ANN = { email: 'ann@rapport.test', password: 'correct horse' };

describe('the auth service', () => {
  const dataDir = temporaryFolder();
  let postgres: RunningPostgres;
  let auth: AuthProgram;

  beforeAll(async () => {
    postgres = await startPostgres({ dataDir, port: 0 });
    auth = await startAuth(settings(await postgres.ensureDatabase('rapport_auth')));
  });
  afterAll(async () => {
    await stopAuth(auth);
    await postgres.stop();
  });

  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  it('signs up at once while confirmations are off, with a token that the API accepts', async () => {
    const response = await auth.call('signup', { ...ANN, email: 'Ann@Rapport.test' });
    const session = await json(response);
    expect(response.status).toBe(200);
    expect(session.user).toMatchObject({
      email: ANN.email,
      email_confirmed_at: expect.any(String),
      identities: [expect.objectContaining({ provider: 'email' })],
    });
    const [head, claims = '', signature] = session.access_token.split('.');
    expect(createHmac('sha256', JWT_SECRET).update(`${head}.${claims}`).digest('base64url')).toBe(
      signature,
    );
    const { exp, iat, ...claimed } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect(claimed).toMatchObject({
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      aud: 'authenticated',
      role: 'authenticated',
    });
    expect(exp - iat).toBe(session.expires_in);
    // The service reads the clock for the token and once more for the session, maybe a second later.
    expect(session.expires_at).toBeGreaterThanOrEqual(exp);
    expect(session.expires_at - session.expires_in).toBeLessThanOrEqual(Date.now() / 1_000);
  });

  it.each([
    ['an address that is known', ANN, 422, 'user_already_exists', 'User already registered'],
    [
      'a short password',
      { email: 'b@rapport.test', password: '12345' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      'a common password',
      { email: 'b@rapport.test', password: 'Password1' },
      422,
      'weak_password',
      'Password is known to be weak and easy to guess, please choose a different one.',
    ],
    [
      'a password that bcrypt would cut off',
      { email: 'b@rapport.test', password: 'ü'.repeat(37) },
      400,
      'validation_failed',
      expect.stringContaining('longer than 72 bytes'),
    ],
    [
      'a malformed address',
      { email: 'nobody', password: 'correct horse' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'an address that is no text',
      { email: ['a'], password: 'correct horse' },
      400,
      'validation_failed',
      'The field email must be text.',
    ],
    [
      'a character that cannot be stored',
      { email: 'a\u0000@b.test', password: '123456' },
      400,
      'validation_failed',
      'The request contains a character that cannot be stored.',
    ],
  ])('refuses to sign up %s', async (_, body, status, code, msg) => {
    const response = await auth.call('signup', body);
    expect([response.status, await json(response)]).toEqual([
      status,
      expect.objectContaining({ error_code: code, msg }),
    ]);
  });

  it('lets one of two sign-ups for an address win', async () => {
    const body = { email: 'twice@rapport.test', password: 'correct horse' };
    const responses = await Promise.all([auth.call('signup', body), auth.call('signup', body)]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 422]);
  });

  it('signs in, and says the same about a wrong password and an unknown address', async () => {
    const right = await auth.call('token?grant_type=password', ANN);
    expect(await json(right)).toMatchObject({ token_type: 'bearer', user: { email: ANN.email } });
    for (const email of [ANN.email, 'nobody@rapport.test']) {
      const wrong = await auth.call('token?grant_type=password', { email, password: 'wrong one' });
      expect([wrong.status, await json(wrong)]).toEqual([
        400,
        { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
      ]);
    }
  });

  it('gives the user of a session, refreshes it, and ends it at sign-out', async () => {
    const first = await json(await auth.call('token?grant_type=password', ANN));
    const user = await auth.call('user', undefined, bearer(first.access_token));
    expect(await json(user)).toMatchObject({ email: ANN.email });
    const token = { refresh_token: first.refresh_token };
    const second = await json(await auth.call('token?grant_type=refresh_token', token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    const out = await auth.call('logout?scope=local', {}, bearer(second.access_token));
    expect(out.status).toBe(204);
    const ended = { refresh_token: second.refresh_token };
    const after = await auth.call('token?grant_type=refresh_token', ended);
    expect([after.status, (await json(after)).error_code]).toEqual([
      400,
      'refresh_token_not_found',
    ]);
    expect((await auth.call('user', undefined, bearer(second.access_token))).status).toBe(403);
  });

  it('changes what a person says about themselves', async () => {
    const { access_token } = await json(await auth.call('token?grant_type=password', ANN));
    const body = { data: { avatar_url: 'https://pictures.test/ann.png' } };
    const init = { method: 'PUT', ...bearer(access_token) };
    expect(await json(await auth.call('user', body, init))).toMatchObject({
      user_metadata: body.data,
    });
  });

  it('refuses calls without the key, with a wrong one, and with the secret one in a browser', async () => {
    const body = JSON.stringify(ANN);
    const url = `${auth.url}/auth/v1/token?grant_type=password`;
    const browser = { apikey: SECRET_KEY, 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' };
    for (const headers of [{}, { apikey: 'sb_publishable_guess' }, browser]) {
      expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(401);
    }
    const inQuery = `${url}&apikey=${PUBLISHABLE_KEY}`;
    expect((await fetch(inQuery, { method: 'POST', body })).status).toBe(401);
  });

  it('makes sure of a user again and again, and leaves one with another password alone', async () => {
    const options = { authUrl: auth.url, publishableKey: PUBLISHABLE_KEY };
    const demo = { ...options, email: 'demo@rapport.test', password: 'a demo password' };
    const created = await ensureUser(demo);
    expect(created.outcome).toBe('created');
    expect(await ensureUser(demo)).toMatchObject({
      ...created,
      outcome: 'existed',
      accessToken: expect.any(String),
    });
    expect(await ensureUser({ ...demo, password: 'another one' })).toEqual({
      outcome: 'other-password',
    });
    await expect(ensureUser({ ...demo, email: 'x@y.test', password: '1' })).rejects.toThrow(
      '6 characters',
    );
  });

  it('keeps users and sessions over a restart, and writes no secret', async () => {
    const { refresh_token } = await json(await auth.call('token?grant_type=password', ANN));
    expect(await stopAuth(auth)).toBe(0);
    expect(auth.errors()).not.toMatch(/sb_secret|for-tests-only|correct horse|ann@/);
    auth = await startAuth(settings(await postgres.ensureDatabase('rapport_auth')));
    const refreshed = await auth.call('token?grant_type=refresh_token', { refresh_token });
    expect(await json(refreshed)).toMatchObject({ user: { email: ANN.email } });
  });

  it('asks to try again while its database is away, and recovers by itself', async () => {
    const { refresh_token } = await json(await auth.call('token?grant_type=password', ANN));
    await postgres.stop();
    const away = await auth.call('token?grant_type=refresh_token', { refresh_token });
    // supabase-js keeps the session after a 503 and retries.
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
    postgres = await startPostgres({ dataDir, port: postgres.port });
    const back = await auth.call('token?grant_type=refresh_token', { refresh_token });
    expect(back.status).toBe(200);
    expect(auth.errors()).not.toMatch(/for-tests-only|ann@/);
  });

  it('ends when its parent is gone', async () => {
    const other = await startAuth(settings(await postgres.ensureDatabase('rapport_auth')));
    expect((await fetch(`${other.url}/healthz`, { headers: { origin: SHELL } })).status).toBe(200);
    expect(await stopAuth(other)).toBe(0);
  });
});

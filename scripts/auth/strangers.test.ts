import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts';
import { query } from '../postgres/test/query.ts';
import { temporaryFolder } from '../postgres/test/temporary-folder.ts';
import { type Mail } from './mailbox.ts';
import { claimsOf, sessionOf } from './session-of.ts';
import { type AuthProgram, json, SECRET_KEY, settings } from './test/auth-program.ts';
import { startAuth, stopAuth } from './test/auth-program.ts';

const PASSWORD = 'correct horse';

describe('the auth service, against strangers', () => {
  const dataDir = temporaryFolder();
  /** The revocations that the API received. */
  const told: { scope: string; userId: string; sessionId: string | undefined }[] = [];
  const api = createServer((request, response) => {
    let text = '';
    request.on('data', (data: Buffer) => (text += data.toString()));
    request.on('end', () => {
      const claims: { sub: string; session_id?: string } = JSON.parse(
        Buffer.from(request.headers.authorization?.split('.')[1] ?? '', 'base64url').toString(),
      );
      const { scope } = JSON.parse(text);
      told.push({ scope, userId: claims.sub, sessionId: claims.session_id });
      response.end('{}');
    });
  });
  let postgres: RunningPostgres;
  let databaseUrl: string;
  let auth: AuthProgram;

  beforeAll(async () => {
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    postgres = await startPostgres({ dataDir, port: 0 });
    databaseUrl = await postgres.ensureDatabase('rapport_auth');
    auth = await startAuth({
      ...settings(databaseUrl),
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      CONFIRM_EMAILS: '1',
    });
  });
  afterAll(async () => {
    await stopAuth(auth);
    await postgres.stop();
    await new Promise((resolve) => api.close(resolve));
  });

  const newAddress = () => `${randomUUID()}@rapport.test`;
  const mailsTo = async (email: string): Promise<Mail[]> =>
    (await fetch(`${auth.url}/mailbox/messages?to=${email}`)).json() as Promise<Mail[]>;
  const newestMail = async (email: string) => (await mailsTo(email))[0]!;
  const follow = async (link: string | null): Promise<URLSearchParams> => {
    const location = (await fetch(link!, { redirect: 'manual' })).headers.get('location') ?? '';
    return new URLSearchParams(location.split('#')[1]);
  };
  const asPerson = (token: string) => ({ authorization: `Bearer ${token}` });
  const put = (token: string, body: object) =>
    auth.call('user', body, { method: 'PUT', headers: asPerson(token) });
  const signIn = (email: string, password = PASSWORD) =>
    auth.call('token?grant_type=password', { email, password });
  const refresh = (refresh_token: string) =>
    auth.call('token?grant_type=refresh_token', { refresh_token });
  const laterThan = (column: string, email: string) =>
    query(
      databaseUrl,
      `UPDATE auth.users SET ${column} = now() - interval '61 seconds' WHERE email = '${email}'`,
    );

  async function owner(): Promise<string> {
    const email = newAddress();
    await auth.call('signup', { email, password: PASSWORD });
    await follow((await newestMail(email)).link);
    return email;
  }

  /** Returns the session that a link for a new password opens. */
  async function recovering(email: string) {
    await auth.call('recover', { email });
    const fragment = await follow((await newestMail(email)).link);
    return { token: fragment.get('access_token')!, refreshToken: fragment.get('refresh_token')! };
  }

  it('lets a recovery choose a password once without the current one', async () => {
    const { token, refreshToken } = await recovering(await owner());
    expect((await put(token, { password: 'wrong horse' })).status).toBe(200);
    const renewed = await json(await refresh(refreshToken));
    for (const again of [token, renewed.access_token]) {
      const response = await put(again, { password: 'horse battery' });
      expect([response.status, (await json(response)).error_code]).toEqual([
        400,
        'current_password_required',
      ]);
    }
  });

  it('lets one of two recoveries at once choose a password', async () => {
    const { token } = await recovering(await owner());
    const both = ['wrong horse', 'horse battery'].map((password) => put(token, { password }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('lets a recovery try again when the chosen password is refused', async () => {
    const { token } = await recovering(await owner());
    for (const [password, code] of [
      ['123456', 'weak_password'],
      [PASSWORD, 'same_password'],
    ] as const) {
      expect((await json(await put(token, { password }))).error_code).toBe(code);
    }
    expect((await put(token, { password: 'wrong horse' })).status).toBe(200);
  });

  it('keeps a link for a new password when a stranger asks for a link to sign in', async () => {
    const email = await owner();
    await auth.call('recover', { email });
    const { link } = await newestMail(email);
    for (const create_user of [true, false]) {
      await auth.call('otp', { email, create_user });
    }
    await auth.call('resend', { email, type: 'signup' });
    const fragment = await follow(link);
    expect(fragment.get('type')).toBe('recovery');
    expect((await put(fragment.get('access_token')!, { password: 'wrong horse' })).status).toBe(
      200,
    );
  });

  it('keeps a link to sign in when a stranger asks for a new password, and ends it by its use', async () => {
    const email = await owner();
    await auth.call('otp', { email });
    const [link] = await mailsTo(email);
    await auth.call('recover', { email });
    const [recovery] = await mailsTo(email);
    expect((await follow(link!.link)).has('access_token')).toBe(true);
    for (const used of [link!, recovery!]) {
      expect((await follow(used.link)).get('error_code')).toBe('otp_expired');
    }
  });

  it('does not take a link to sign in for one to choose a new password', async () => {
    const email = await owner();
    await auth.call('otp', { email });
    const { link, code } = await newestMail(email);
    const changed = link!.replace('type=magiclink', 'type=recovery');
    expect((await follow(changed)).get('error_code')).toBe('otp_expired');
    const typed = await auth.call('verify', { email, token: code, type: 'recovery' });
    expect((await json(typed)).error_code).toBe('otp_expired');
    expect((await follow(link)).has('access_token')).toBe(true);
  });

  it('ends links to sign in that are under way when the password changes', async () => {
    const email = await owner();
    const { access_token } = await json(await signIn(email));
    await auth.call('recover', { email });
    const { link } = await newestMail(email);
    const body = { password: 'wrong horse', current_password: PASSWORD };
    expect((await put(access_token, body)).status).toBe(200);
    expect((await follow(link)).get('error_code')).toBe('otp_expired');
  });

  it('keeps the first sign-up and its password when a stranger signs up with the address', async () => {
    const email = newAddress();
    await auth.call('signup', { email, password: PASSWORD, data: { name: 'Owner' } });
    await laterThan('confirmation_sent_at', email);
    await auth.call('signup', { email, password: 'stranger danger', data: { name: 'Stranger' } });
    expect(await mailsTo(email)).toHaveLength(2);
    const [, first] = await mailsTo(email);
    const token = (await follow(first!.link)).get('access_token')!;
    const user = await auth.call('user', undefined, { headers: asPerson(token) });
    expect(await json(user)).toMatchObject({ user_metadata: { name: 'Owner' } });
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email, 'stranger danger')).status).toBe(400);
  });

  it('confirms the sign-up of the link that is followed, with its password', async () => {
    const email = newAddress();
    await auth.call('signup', { email, password: 'stranger danger', data: { name: 'Stranger' } });
    await laterThan('confirmation_sent_at', email);
    await auth.call('signup', { email, password: PASSWORD, data: { name: 'Owner' } });
    const [second, first] = await mailsTo(email);
    const token = (await follow(second!.link)).get('access_token')!;
    const user = await auth.call('user', undefined, { headers: asPerson(token) });
    expect(await json(user)).toMatchObject({
      email,
      user_metadata: { name: 'Owner', email, email_verified: true, sub: expect.any(String) },
    });
    expect((await follow(first!.link)).get('error_code')).toBe('otp_expired');
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email, 'stranger danger')).status).toBe(400);
  });

  it('ends the session of a replayed refresh token, here and at the API', async () => {
    const email = await owner();
    const stolen = await json(await signIn(email));
    const other = await json(await signIn(email));
    const second = await json(await refresh(stolen.refresh_token));
    const third = await json(await refresh(second.refresh_token));
    const replayed = await refresh(stolen.refresh_token);
    expect((await json(replayed)).error_code).toBe('refresh_token_already_used');
    expect(told.at(-1)).toEqual({ scope: 'local', ...sessionOf(stolen.access_token) });
    for (const { access_token } of [stolen, second, third]) {
      const user = await auth.call('user', undefined, { headers: asPerson(access_token) });
      expect((await json(user)).error_code).toBe('session_not_found');
    }
    expect((await refresh(third.refresh_token)).status).toBe(400);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  it('keeps the session if several tabs refresh it at the same time', async () => {
    const { refresh_token } = await json(await signIn(await owner()));
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const next = await Promise.all(
      answers.map(async (answer) => (await json(answer)).refresh_token),
    );
    expect(new Set(next).size).toBe(1);
    expect((await refresh(next[0]!)).status).toBe(200);
  });

  it('puts the sign-up data into each token, as Supabase does', async () => {
    const email = newAddress();
    await auth.call('signup', { email, password: PASSWORD, data: { name: 'Owner' } });
    const byLink = (await follow((await newestMail(email)).link)).get('access_token')!;
    const byPassword = await json(await signIn(email));
    const byRefresh = await json(await refresh(byPassword.refresh_token));
    for (const token of [byLink, byPassword.access_token, byRefresh.access_token]) {
      expect(claimsOf(token)).toMatchObject({ user_metadata: { name: 'Owner' } });
      const user = await auth.call('user', undefined, { headers: asPerson(token) });
      expect(await json(user)).toMatchObject({ email });
    }
  });

  it('reports a removed account to the API', async () => {
    const { user } = await json(await signIn(await owner()));
    const headers = { apikey: SECRET_KEY };
    await fetch(`${auth.url}/auth/v1/admin/users/${user.id}`, { method: 'DELETE', headers });
    expect(told.at(-1)).toEqual({ scope: 'global', userId: user.id, sessionId: undefined });
  });
});

import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { AuthClient } from '@supabase/supabase-js';
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts';
import { query } from '../postgres/test/query.ts';
import { temporaryFolder } from '../postgres/test/temporary-folder.ts';
import { type Mail } from './mailbox.ts';
import { type AuthProgram, PUBLISHABLE_KEY, SECRET_KEY, settings } from './test/auth-program.ts';
import { SHELL, startAuth, stopAuth } from './test/auth-program.ts';

const PASSWORD = 'correct horse';

/** The revocations that the API received: bearer token and scope. */
const told: { token: string; scope: string }[] = [];
let apiStatus = 200;
const api = createServer((request, response) => {
  let text = '';
  request.on('data', (data: Buffer) => (text += data.toString()));
  request.on('end', () => {
    const { scope } = JSON.parse(text);
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (apiStatus === 200) told.push({ token, scope });
    response.writeHead(apiStatus).end('{}');
  });
});

describe('the client of supabase-js, with confirmations on', () => {
  const dataDir = temporaryFolder();
  let postgres: RunningPostgres;
  let databaseUrl: string;
  let auth: AuthProgram;

  beforeAll(async () => {
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as AddressInfo;
    postgres = await startPostgres({ dataDir, port: 0 });
    databaseUrl = await postgres.ensureDatabase('rapport_auth');
    auth = await startAuth({
      ...settings(databaseUrl),
      API_URL: `http://127.0.0.1:${port}`,
      CONFIRM_EMAILS: '1',
    });
  });
  afterAll(async () => {
    await stopAuth(auth);
    await postgres.stop();
    await new Promise((resolve) => api.close(resolve));
  });

  const newClient = () =>
    new AuthClient({
      url: `${auth.url}/auth/v1`,
      headers: { apikey: PUBLISHABLE_KEY, Authorization: `Bearer ${PUBLISHABLE_KEY}` },
      autoRefreshToken: false,
      persistSession: false,
    });
  const newAddress = () => `${randomUUID()}@rapport.test`;
  const mailsTo = async (email: string): Promise<Mail[]> =>
    (await fetch(`${auth.url}/mailbox/messages?to=${encodeURIComponent(email)}`)).json() as Promise<
      Mail[]
    >;
  const follow = async (link: string): Promise<URLSearchParams> => {
    const location = (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '';
    return new URLSearchParams(location.split('#')[1]);
  };

  /** Returns a client with a session of a new account. */
  async function signedUp(email = newAddress()) {
    const client = newClient();
    const { error } = await client.signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    const [mail] = await mailsTo(email);
    const token = mail!.code!;
    expect((await client.verifyOtp({ email, token, type: 'email' })).error).toBeNull();
    const session = (await client.getSession()).data.session!;
    return { client, email, session };
  }
  async function signedIn(email: string, password = PASSWORD) {
    const client = newClient();
    const { data, error } = await client.signInWithPassword({ email, password });
    return { client, error, session: data.session! };
  }

  it('recovers a password by the mailed link, which ends every other session', async () => {
    const { email, client: elsewhere } = await signedUp();
    const asked = await newClient().resetPasswordForEmail(email, {
      redirectTo: `${SHELL}/contacts`,
    });
    expect(asked.error).toBeNull();
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ subject: 'Choose a new password for Rapport' });
    const fragment = await follow(mail!.link!);
    const client = newClient();
    await client.setSession({
      access_token: fragment.get('access_token')!,
      refresh_token: fragment.get('refresh_token')!,
    });
    const { error } = await client.updateUser({ password: 'a new password' });
    expect(error).toBeNull();
    expect(told.at(-1)).toEqual({ token: fragment.get('access_token'), scope: 'others' });
    expect((await elsewhere.refreshSession()).error).toMatchObject({
      code: 'refresh_token_not_found',
    });
    expect((await client.refreshSession()).error).toBeNull();
    expect((await signedIn(email)).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await signedIn(email, 'a new password')).error).toBeNull();
  });

  it('signs in by a mailed link and by a mailed code, an address with an account and one without', async () => {
    const { email: known } = await signedUp();
    for (const email of [known, newAddress()]) {
      const client = newClient();
      expect((await client.signInWithOtp({ email })).error).toBeNull();
      const [mail] = await mailsTo(email);
      expect(mail).toMatchObject({ subject: 'Sign in to Rapport', code: expect.any(String) });
      const { data, error } = await client.verifyOtp({ email, token: mail!.code!, type: 'email' });
      expect([error, data.session?.user.email]).toEqual([null, email]);
      expect((await follow(mail!.link!)).get('error_code')).toBe('otp_expired');
    }
    const linked = newAddress();
    await newClient().signInWithOtp({ email: linked });
    const [mail] = await mailsTo(linked);
    expect((await follow(mail!.link!)).get('access_token')).not.toBeNull();
  });

  it('answers about an unknown address as about a known one', async () => {
    const { email } = await signedUp();
    const unknown = newAddress();
    for (const address of [email, unknown]) {
      const client = newClient();
      const recovery = await client.resetPasswordForEmail(address);
      const options = { shouldCreateUser: false };
      const link = await client.signInWithOtp({ email: address, options });
      const again = await client.resend({ type: 'signup', email: address });
      expect([recovery.data, recovery.error]).toEqual([{}, null]);
      expect([link.data, link.error]).toEqual([{ user: null, session: null }, null]);
      expect(again.error).toBeNull();
      const oncemore = await client.resetPasswordForEmail(address);
      expect(oncemore.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    }
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it('sends the mail of a sign-up again, and the first one works on until one is used', async () => {
    const email = newAddress();
    await newClient().signUp({ email, password: PASSWORD });
    await query(
      databaseUrl,
      `UPDATE auth.users SET confirmation_sent_at = now() - interval '61 seconds' WHERE email = '${email}'`,
    );
    expect((await newClient().resend({ type: 'signup', email })).error).toBeNull();
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect((await follow(mails[1]!.link!)).get('access_token')).not.toBeNull();
    expect((await follow(mails[0]!.link!)).get('error_code')).toBe('otp_expired');
    expect((await signedIn(email)).error).toBeNull();
  });

  it('mails a code to the signed-in person', async () => {
    const { client, email } = await signedUp();
    expect((await client.reauthenticate()).error).toBeNull();
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ subject: 'Your code for Rapport', link: null });
    expect(mail!.code).toMatch(/^\d{10}$/);
    expect((await newClient().reauthenticate()).error).toMatchObject({
      name: 'AuthSessionMissingError',
    });
  });

  it('changes an address by the mails to both, and does not tell that one is taken', async () => {
    const { email: taken } = await signedUp();
    const moving = await signedUp();
    const guessing = await signedUp();
    const free = newAddress();
    const changed = await moving.client.updateUser({ email: free });
    const pretended = await guessing.client.updateUser({ email: taken });
    expect([changed.error, pretended.error]).toEqual([null, null]);
    expect([changed.data.user?.new_email, pretended.data.user?.new_email]).toEqual([free, taken]);
    const shape = (value: unknown) => Object.keys(value ?? {});
    expect(shape(pretended.data.user)).toEqual(shape(changed.data.user));
    const seen = (await guessing.client.getUser()).data.user;
    expect([seen?.email, seen?.new_email]).toEqual([guessing.email, taken]);
    const limited = await guessing.client.updateUser({ email: newAddress() });
    expect(limited.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });

    const toTaken = (await mailsTo(taken))[0];
    expect(toTaken).toMatchObject({ subject: 'Someone wants to use your address', link: null });
    const toGuessing = (await mailsTo(guessing.email))[0]!;
    expect(toGuessing).toMatchObject({ subject: 'Your address for Rapport is about to change' });
    const [half, pretendedHalf] = [
      await follow((await mailsTo(free))[0]!.link!),
      await follow(toGuessing.link!),
    ];
    expect([...half]).toEqual([['message', expect.stringContaining('the other email')]]);
    expect([...pretendedHalf]).toEqual([...half]);
    expect((await signedIn(moving.email)).error).toBeNull();
    expect((await follow((await mailsTo(moving.email))[0]!.link!)).get('type')).toBe(
      'email_change',
    );
    expect((await signedIn(free)).error).toBeNull();
    expect((await signedIn(moving.email)).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await signedIn(taken)).error).toBeNull();
  });

  it('takes the proof of the old address first as well, by a typed code, and each only once', async () => {
    const { client, email } = await signedUp();
    const free = newAddress();
    await client.updateUser({ email: free });
    const token = (await mailsTo(email))[0]!.code!;
    const proof = { email, token, type: 'email_change' } as const;
    expect((await newClient().verifyOtp(proof)).error).toBeNull();
    expect((await newClient().verifyOtp(proof)).error).toMatchObject({ code: 'otp_expired' });
    expect((await signedIn(free)).error).not.toBeNull();
    const [{ link }] = (await mailsTo(free)) as [Mail];
    expect((await follow(link!)).get('access_token')).not.toBeNull();
    expect((await follow(link!)).get('error_code')).toBe('otp_expired');
    expect((await signedIn(free)).error).toBeNull();
  });

  it('mails both addresses of a change again, and the first links work on', async () => {
    for (const useFirst of [true, false]) {
      const { client, email } = await signedUp();
      const free = newAddress();
      await client.updateUser({ email: free });
      await query(
        databaseUrl,
        `UPDATE auth.users SET email_change_sent_at = now() - interval '61 seconds' WHERE email = '${email}'`,
      );
      expect((await newClient().resend({ type: 'email_change', email })).error).toBeNull();
      const links = async (to: string) => (await mailsTo(to)).map(({ link }) => link!);
      const [newOld, firstOld] = (await links(email)) as [string, string];
      const [newFree, firstFree] = (await links(free)) as [string, string];
      expect((await follow(useFirst ? firstOld : newOld)).has('message')).toBe(true);
      // The old address has agreed; it can't agree a second time.
      expect((await follow(useFirst ? newOld : firstOld)).get('error_code')).toBe('otp_expired');
      expect((await follow(useFirst ? newFree : firstFree)).get('access_token')).not.toBeNull();
      expect((await signedIn(free)).error).toBeNull();
    }
  });

  it('changes a password only with the current one', async () => {
    const { email, client } = await signedUp();
    const password = 'a new password';
    expect((await client.updateUser({ password })).error).toMatchObject({
      status: 400,
      code: 'current_password_required',
    });
    const wrong = await client.updateUser({ password, current_password: 'a guess' });
    expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_mismatch' });
    const right = await client.updateUser({ password, current_password: PASSWORD });
    expect(right.error).toBeNull();
    expect((await signedIn(email, password)).error).toBeNull();
  });

  it('accepts a link for a new password once, and for one hour', async () => {
    const { email } = await signedUp();
    await newClient().resetPasswordForEmail(email, { redirectTo: `${SHELL}/new-password` });
    const [mail] = await mailsTo(email);
    const used = await fetch(mail!.link!, { redirect: 'manual' });
    expect(used.headers.get('location')).toMatch(
      new RegExp(`^${SHELL}/new-password#.*type=recovery`),
    );
    expect((await follow(mail!.link!)).get('error_code')).toBe('otp_expired');

    const other = await signedUp();
    await newClient().resetPasswordForEmail(other.email);
    await query(
      databaseUrl,
      `UPDATE rapport_auth.mailed_codes SET sent_at = now() - interval '61 minutes'`,
    );
    const [late] = await mailsTo(other.email);
    expect((await follow(late!.link!)).get('error_code')).toBe('otp_expired');
  });

  it.each([
    ['global', ['refresh_token_not_found', 'refresh_token_not_found']],
    ['others', [undefined, 'refresh_token_not_found']],
    ['local', ['refresh_token_not_found', undefined]],
  ] as const)('signs out with the scope %s and tells the API', async (scope, codes) => {
    const { email, session } = await signedUp();
    const other = await signedIn(email);
    const { error } = await newClient().admin.signOut(session.access_token, scope);
    expect(error).toBeNull();
    expect(told.at(-1)).toEqual({ token: session.access_token, scope });
    const after = [session, other.session].map(async ({ refresh_token }) => {
      const renewed = await newClient().refreshSession({ refresh_token });
      return renewed.error?.code;
    });
    expect(await Promise.all(after)).toEqual(codes);
  });

  it('signs out while the API is down, and reports it later', async () => {
    const { session } = await signedUp();
    apiStatus = 503;
    const { error } = await newClient().admin.signOut(session.access_token, 'global');
    expect(error).toBeNull();
    expect(told.at(-1)?.token).not.toBe(session.access_token);
    apiStatus = 200;
    while (told.at(-1)?.token !== session.access_token) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(told.at(-1)?.scope).toBe('global');
  });

  it('learns that this service lacks an endpoint only after the session check', async () => {
    const { client, session } = await signedUp();
    const call = async (path: string, method: string, token: string) => {
      const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` };
      const response = await fetch(`${auth.url}/auth/v1/${path}`, { method, headers });
      return response.status;
    };
    for (const [path, method] of [
      ['user/identities/authorize?provider=github', 'GET'],
      [`user/identities/${randomUUID()}`, 'DELETE'],
      ['factors', 'POST'],
      [`factors/${randomUUID()}`, 'DELETE'],
      [`factors/${randomUUID()}/challenge`, 'POST'],
      [`factors/${randomUUID()}/verify`, 'POST'],
    ] as const) {
      expect([path, await call(path, method, PUBLISHABLE_KEY)]).toEqual([path, 401]);
      expect([path, await call(path, method, session.access_token)]).toEqual([path, 422]);
    }
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      code: 'mfa_totp_enroll_not_enabled',
    });
    expect((await client.signInWithSSO({ domain: 'example.com' })).error).toMatchObject({
      code: 'saml_provider_disabled',
    });
    expect((await client.signInAnonymously()).error).toMatchObject({
      code: 'anonymous_provider_disabled',
    });
  });

  it('removes an account for a server with the secret key, and for no one else', async () => {
    const { email, session } = await signedUp();
    const remove = async (headers: Record<string, string>) => {
      const url = `${auth.url}/auth/v1/admin/users/${session.user.id}`;
      return (await fetch(url, { method: 'DELETE', headers })).status;
    };
    expect(await remove({ apikey: PUBLISHABLE_KEY })).toBe(404);
    expect(
      await remove({ apikey: PUBLISHABLE_KEY, authorization: `Bearer ${session.access_token}` }),
    ).toBe(404);
    expect(await remove({ apikey: SECRET_KEY, origin: SHELL })).toBe(404);
    expect((await signedIn(email)).error).toBeNull();
    expect(await remove({ apikey: SECRET_KEY })).toBe(200);
    expect(await remove({ apikey: SECRET_KEY })).toBe(404);
    expect((await signedIn(email)).error).toMatchObject({ code: 'invalid_credentials' });
    const left = await query(
      databaseUrl,
      `SELECT 1 FROM auth.audit_log_entries WHERE payload::text LIKE '%${email}%'`,
    );
    expect(left).toEqual([]);
  });
});

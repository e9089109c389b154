import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts';
import { query } from '../postgres/test/query.ts';
import { temporaryFolder } from '../postgres/test/temporary-folder.ts';
import { ensureUser } from './ensure-user.ts';
import { type Mail } from './mailbox.ts';
import { type AuthProgram, json, PUBLISHABLE_KEY, settings, SHELL } from './test/auth-program.ts';
import { SHELL_BY_ADDRESS, startAuth, stopAuth } from './test/auth-program.ts';

const PASSWORD = 'correct horse';

describe('sign-up with confirmations on', () => {
  const dataDir = temporaryFolder();
  let postgres: RunningPostgres;
  let databaseUrl: string;
  let auth: AuthProgram;

  beforeAll(async () => {
    postgres = await startPostgres({ dataDir, port: 0 });
    databaseUrl = await postgres.ensureDatabase('rapport_auth');
    auth = await startAuth({ ...settings(databaseUrl), CONFIRM_EMAILS: 'true' });
  });
  afterAll(async () => {
    await stopAuth(auth);
    await postgres.stop();
  });

  const signUp = (email: string, path = 'signup', headers = {}) =>
    auth.call(path, { email, password: PASSWORD }, { headers });
  const signIn = (email: string) =>
    auth.call('token?grant_type=password', { email, password: PASSWORD });
  const mailsTo = async (email: string): Promise<Mail[]> =>
    (await fetch(`${auth.url}/mailbox/messages?to=${encodeURIComponent(email)}`)).json() as Promise<
      Mail[]
    >;
  const follow = async (link: string): Promise<string> =>
    (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '';

  it('waits for the email, whose link signs in to the contacts page and works once', async () => {
    const made = await json(await signUp('ann@rapport.test'));
    expect(made.access_token).toBeUndefined();
    expect(made.email_confirmed_at).toBeUndefined();
    expect(await json(await signIn('ann@rapport.test'))).toMatchObject({
      error_code: 'email_not_confirmed',
      msg: 'Email not confirmed',
    });
    const [mail] = await mailsTo('Ann@rapport.test');
    expect(mail).toMatchObject({ to: 'ann@rapport.test', subject: 'Confirm your Rapport account' });
    expect(new URL(mail!.link!).origin).toBe(auth.url);
    const [page, fragment] = (await follow(mail!.link!)).split('#');
    expect(page).toBe(`${SHELL}/contacts`);
    const session = new URLSearchParams(fragment);
    const token = session.get('access_token')!;
    const user = await auth.call('user', undefined, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await json(user)).toMatchObject({ email_confirmed_at: expect.any(String) });
    expect((await signIn('ann@rapport.test')).status).toBe(200);
    expect(await follow(mail!.link!)).toContain('error_code=otp_expired');
  });

  it.each([
    ['where the sign-up was made', null, SHELL_BY_ADDRESS, `${SHELL_BY_ADDRESS}/contacts`],
    ['to the wanted page', `${SHELL}/coaching?from=mail#x`, SHELL, `${SHELL}/coaching?from=mail`],
    ['to contacts from the bare origin', SHELL, SHELL, `${SHELL}/contacts`],
    ['home from another site', 'https://evil.test/', SHELL, `${SHELL}/contacts`],
    ['home from another port', 'http://localhost:9999/', SHELL, `${SHELL}/contacts`],
    ['home from a lookalike', 'http://localhost:4200@evil.test/', SHELL, `${SHELL}/contacts`],
    ['home from a longer name', 'http://localhost:4200.evil.test/', SHELL, `${SHELL}/contacts`],
    ['home from a script', 'javascript:alert(1)', SHELL, `${SHELL}/contacts`],
    ['home from a name without scheme', '//evil.test', SHELL, `${SHELL}/contacts`],
  ])('leads back %s', async (name, wanted, origin, page) => {
    const email = `${name.replaceAll(' ', '-')}@rapport.test`;
    const query = wanted === null ? '' : `?redirect_to=${encodeURIComponent(wanted)}`;
    await signUp(email, `signup${query}`, { origin });
    const [mail] = await mailsTo(email);
    expect((await follow(mail!.link!)).split('#')[0]).toBe(page);
  });

  it('leads nowhere else when the link itself is changed', async () => {
    await signUp('tampered@rapport.test');
    const link = new URL((await mailsTo('tampered@rapport.test'))[0]!.link!);
    for (const target of ['https://evil.test/', 'http://127.0.0.1:9999/']) {
      link.searchParams.set('redirect_to', target);
      expect(await follow(link.href)).toMatch(new RegExp(`^${SHELL}/contacts#`));
    }
    link.searchParams.append('redirect_to', 'https://evil.test/');
    expect(await follow(link.href)).toMatch(new RegExp(`^${SHELL}/contacts#`));
  });

  it('does not tell whether an address is known', async () => {
    const data = { name: 'Somebody' };
    const attempt = (email: string) => auth.call('signup', { email, password: 'a guess', data });
    const [known, fresh] = [await attempt('ann@rapport.test'), await attempt('fresh@rapport.test')];
    expect([known.status, fresh.status]).toEqual([200, 200]);
    const headersOf = ({ headers }: Response) => [...headers].map(([name]) => name).sort();
    expect(headersOf(known)).toEqual(headersOf(fresh));
    // The text of a response with placeholders for ids, times, and the address.
    const plain = async (response: Response) =>
      (await response.text())
        .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'ID')
        .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME')
        .replaceAll(/(ann|fresh)@rapport\.test/g, 'ADDRESS');
    expect(await plain(known)).toBe(await plain(fresh));
    const mails = await mailsTo('ann@rapport.test');
    expect(mails.map(({ subject, link }) => [subject, link !== null])).toEqual([
      ['You already have a Rapport account', false],
      ['Confirm your Rapport account', true],
    ]);
    // A second try reveals no more than the first one.
    for (const email of ['ann@rapport.test', 'fresh@rapport.test']) {
      expect((await attempt(email)).status).toBe(429);
    }
    expect((await signIn('ann@rapport.test')).status).toBe(200);
  });

  it('reports an unconfirmed email only with the right password', async () => {
    await signUp('waiting@rapport.test');
    const guess = { email: 'waiting@rapport.test', password: 'a guess' };
    const refused = await auth.call('token?grant_type=password', guess);
    expect(await json(refused)).toMatchObject({ error_code: 'invalid_credentials' });
    expect(await json(await signIn('waiting@rapport.test'))).toMatchObject({
      error_code: 'email_not_confirmed',
    });
  });

  it('sends another email after a minute if the first one was lost', async () => {
    await signUp('lost@rapport.test');
    const soon = await signUp('lost@rapport.test');
    expect(soon.status).toBe(429);
    expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await query(
      databaseUrl,
      `UPDATE auth.users SET confirmation_sent_at = now() - interval '61 seconds' WHERE email = 'lost@rapport.test'`,
    );
    expect((await signUp('lost@rapport.test')).status).toBe(200);
    const mails = await mailsTo('lost@rapport.test');
    expect(mails).toHaveLength(2);
    expect(await follow(mails[0]!.link!)).toContain('access_token=');
  });

  it('makes sure of a confirmed user', async () => {
    const demo = { email: 'demo@rapport.test', password: 'a demo password' };
    const options = { authUrl: auth.url, publishableKey: PUBLISHABLE_KEY, ...demo };
    expect((await ensureUser(options)).outcome).toBe('created');
    expect((await ensureUser(options)).outcome).toBe('existed');
    expect(await ensureUser({ ...options, password: 'another one' })).toEqual({
      outcome: 'other-password',
    });
  });

  it('shows the mails as a page without scripts', async () => {
    await signUp(`"<img src=x onerror=alert(1)>"@rapport.test`);
    const response = await fetch(`${auth.url}/mailbox`);
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`);
    expect(html).toContain('Confirm your Rapport account');
    expect(html).not.toContain('<img');
  });
});

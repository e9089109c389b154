/** Whom to make sure of, and where. */
export type EnsureUserOptions = {
  /** Origin of the auth service. */
  authUrl: string;
  publishableKey: string;
  email: string;
  password: string;
};

/** What became of it, and the id of the user where it is known. */
export type EnsuredUser =
  | { outcome: 'created' | 'existed'; userId: string; accessToken: string }
  /** Someone has the address, with another password; the account is left as it is. */
  | { outcome: 'other-password' };

type Answer = { status: number; body: unknown };

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

function text(value: unknown, name: string): string {
  const found = field(value, name);
  return typeof found === 'string' ? found : '';
}

async function call(options: EnsureUserOptions, path: string, body: unknown): Promise<Answer> {
  const response = await fetch(`${options.authUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: options.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

function session(answer: Answer, outcome: 'created' | 'existed'): EnsuredUser | undefined {
  const accessToken = text(answer.body, 'access_token');
  const userId = text(field(answer.body, 'user'), 'id');
  return accessToken === '' ? undefined : { outcome, userId, accessToken };
}

function failure(what: string, answer: Answer): Error {
  const reason =
    text(answer.body, 'msg') || text(answer.body, 'message') || `status ${answer.status}`;
  return new Error(`${what}: ${reason}`);
}

/**
 * Reads the confirmation mail as a person on this machine would, and answers with what its link holds.
 *
 * @returns undefined where the mail says that the address has an account
 */
async function confirm(options: EnsureUserOptions): Promise<Answer | undefined> {
  const to = encodeURIComponent(options.email);
  const mails: unknown = await (await fetch(`${options.authUrl}/mailbox/messages?to=${to}`)).json();
  const mail: unknown = Array.isArray(mails) ? mails[0] : undefined;
  const link = text(mail, 'link');
  if (mail !== undefined && link === '') return undefined;
  if (link === '') {
    throw new Error(`The mail that confirms ${options.email} is not in the local mailbox.`);
  }
  const query = new URL(link).searchParams;
  return call(options, 'verify', { type: query.get('type'), token_hash: query.get('token') });
}

/**
 * Makes sure of a confirmed user through the endpoints that everyone uses, with confirmations on or
 * off. Doing it again changes nothing.
 *
 * @throws Error with the service's reason when it refuses
 */
export async function ensureUser(options: EnsureUserOptions): Promise<EnsuredUser> {
  const { email, password } = options;
  const known = await call(options, 'token?grant_type=password', { email, password });
  const signedIn = session(known, 'existed');
  if (signedIn) return signedIn;
  const made = await call(options, 'signup', { email, password });
  if (text(made.body, 'error_code') === 'user_already_exists') return { outcome: 'other-password' };
  if (made.status !== 200) throw failure(`The user ${email} could not be made`, made);
  const direct = session(made, 'created');
  if (direct) return direct;
  const confirmed = await confirm(options);
  if (confirmed === undefined) return { outcome: 'other-password' };
  const created = session(confirmed, 'created');
  if (created) return created;
  throw failure(`The user ${email} could not be confirmed`, confirmed);
}

/** The user to create, and the service to create it at. */
export type EnsureUserOptions = {
  /** Origin of the auth service. */
  authUrl: string;
  publishableKey: string;
  email: string;
  password: string;
};

/** The outcome, and the user's id if it's known. */
export type EnsuredUser =
  | { outcome: 'created' | 'existed'; userId: string; accessToken: string }
  /** The address has an account with another password, which stays unchanged. */
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
 * Reads the confirmation email as a user of this machine would, and returns what its link contains.
 *
 * @returns undefined if the email says that the address has an account
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
 * Ensures that a confirmed user exists, through the public endpoints, with confirmations on or off. A second call
 * changes nothing.
 *
 * @throws Error with the service's message if it refuses
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

import { createHash } from 'node:crypto';
import { type AuthRequest } from './auth-request.ts';
import { type Handler, type HandlerContext } from './handler.ts';
import { errorCodeOf, throttled } from './error-response.ts';
import { withConstantTiming } from './constant-timing.ts';
import { mailCode } from './mail-endpoints.ts';
import { refusalOfNewPassword } from './new-passwords.ts';
import { newAccountOf, signedUpUser } from './signed-up-user.ts';

const TAKEN = ['user_already_exists', 'over_email_send_rate_limit'];

/**
 * Creates an account. With confirmations on, a taken address gets the same response as a free one, after the same
 * work, and its owner is notified by email. With confirmations off, the session in the response reveals who has an
 * account: that mode is for local use.
 */
export const signUp: Handler = async (context, asked) => {
  const { settings, limits } = context;
  const weak = refusalOfNewPassword(asked.body.json['password'], [asked.body.email]);
  if (weak !== null) return weak;
  return settings.confirmEmails
    ? withConstantTiming(() => limits.signUp(asked.address, () => signUpByMail(context, asked)))
    : limits.signUp(asked.address, () => signUpAtOnce(context, asked));
};

async function signUpAtOnce(
  { forward, accounts }: HandlerContext,
  asked: AuthRequest,
): Promise<Response> {
  const first = await forward(asked);
  if (!TAKEN.includes((await errorCodeOf(first)) ?? '')) return first;
  // An account that was never confirmed dates from when confirmations were on.
  return (await accounts.forgetUnconfirmed(asked.body.email)) ? forward(asked) : first;
}

async function signUpByMail(context: HandlerContext, asked: AuthRequest): Promise<Response> {
  const { forward, accounts, limits } = context;
  const { email, json } = asked.body;
  const repeated = limits.askForMail('sign-up', digest(asked), asked.address);
  const first = await forward(asked);
  if (first.ok) return composed(first, email, json['data']);
  if (!TAKEN.includes((await errorCodeOf(first)) ?? '')) {
    if (repeated.ok) repeated.giveBack();
    return first;
  }
  const unconfirmed = await accounts.unconfirmed(email);
  if (unconfirmed?.mayMail === true) {
    await mailAgain(context, asked, unconfirmed.id);
    return signedUpUser(email, json['data'], null);
  }
  const isOwner = await takeAsLong(context, asked);
  // The same sign-up from the same address: a user who requests the email again is asked to wait, whatever happened
  // to the first one. Only the owner of a confirmed account doesn't have to wait.
  if (!repeated.ok && !isOwner) return throttled('emails to this address', repeated.waitSeconds);
  if (unconfirmed === null && limits.mayMail('sign-up of a known address', email)) {
    context.mailbox.note(email, 'signup_known');
  }
  return signedUpUser(email, json['data'], null);
}

/**
 * The library refuses every further sign-up for an address, so an account whose email is lost could never be
 * confirmed. Each sign-up has a separate link, which activates its own password: a stranger who signs up with the
 * same address neither voids the first link nor changes what it confirms.
 */
async function mailAgain(
  context: HandlerContext,
  { body: { email, json }, returnTo }: AuthRequest,
  userId: string,
): Promise<void> {
  const passwordHash = await context.passwords.hash(String(json['password']));
  const signUp = { passwordHash, data: json['data'] };
  await mailCode(context, returnTo, email, { userId, kind: 'signup', signUp });
}

/**
 * Hashes a password, as for a new account.
 *
 * @returns true if it's the password of a confirmed account
 */
async function takeAsLong(
  { accounts, passwords }: HandlerContext,
  { body }: AuthRequest,
): Promise<boolean> {
  const account = await accounts.byEmail(body.email);
  const stored = account?.isConfirmed ? account.passwordHash : null;
  return passwords.matches(String(body.json['password']), stored);
}

async function composed(response: Response, email: string, data: unknown): Promise<Response> {
  const account = await newAccountOf(response);
  return account === null ? response : signedUpUser(email, data, account);
}

function digest({ body: { email, json } }: AuthRequest): string {
  return createHash('sha256')
    .update(`${email}\n${String(json['password'])}`)
    .digest('base64');
}

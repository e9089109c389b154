import { createHash } from 'node:crypto';
import { type Asked } from './asked.ts';
import { type Handler, type HandlerContext } from './handler.ts';
import { errorCodeOf, throttled } from './error-response.ts';
import { evenly } from './evenly.ts';
import { newAccountOf, signedUpUser } from './signed-up-user.ts';

const TAKEN = ['user_already_exists', 'over_email_send_rate_limit'];

/**
 * Makes an account. With confirmations on, a taken address is answered like a free one, after the same
 * work, and its owner is told by mail. With confirmations off, the presence of a session in the
 * response tells who has an account: that mode is for local use.
 */
export const signUp: Handler = (context, asked) => {
  const { settings, limits } = context;
  return settings.confirmEmails
    ? evenly(() => limits.signUp(asked.address, () => signUpByMail(context, asked)))
    : limits.signUp(asked.address, () => signUpAtOnce(context, asked));
};

async function signUpAtOnce(
  { forward, accounts }: HandlerContext,
  asked: Asked,
): Promise<Response> {
  const first = await forward(asked);
  if (!TAKEN.includes((await errorCodeOf(first)) ?? '')) return first;
  // An account that was never confirmed comes from a time when confirmations were on.
  const state = await accounts.settleRepeatedSignUp(asked.body.email);
  return state === 'forgotten' ? forward(asked) : first;
}

async function signUpByMail(context: HandlerContext, asked: Asked): Promise<Response> {
  const { forward, accounts, limits } = context;
  const { email, json } = asked.body;
  const repeated = limits.askForMail('sign-up', digest(asked), asked.address);
  const first = await forward(asked);
  if (first.ok) return composed(first, email, json['data']);
  if (!TAKEN.includes((await errorCodeOf(first)) ?? '')) {
    if (repeated.ok) repeated.giveBack();
    return first;
  }
  const state = await accounts.settleRepeatedSignUp(email);
  if (state === 'forgotten') {
    const second = await forward(asked);
    return second.ok ? composed(second, email, json['data']) : second;
  }
  const isOwner = await takeAsLong(context, asked);
  // The very same sign-up from the same place: who asks for the mail again is told to wait for it,
  // whatever became of the first one. Only the owner of a confirmed account waits for none.
  if (!repeated.ok && !isOwner) return throttled('emails to this address', repeated.waitSeconds);
  if (state === 'confirmed' && context.limits.mayMail('sign-up of a known address', email)) {
    context.mailbox.note(email, 'signup_known');
  }
  return signedUpUser(email, json['data'], null);
}

/**
 * Hashes a password, as a new account does.
 *
 * @returns whether it is the password of a confirmed account
 */
async function takeAsLong(
  { accounts, passwords }: HandlerContext,
  { body }: Asked,
): Promise<boolean> {
  const account = await accounts.byEmail(body.email);
  const stored = account?.isConfirmed ? account.passwordHash : null;
  return passwords.matches(String(body.json['password']), stored);
}

async function composed(response: Response, email: string, data: unknown): Promise<Response> {
  const account = await newAccountOf(response);
  return account === null ? response : signedUpUser(email, data, account);
}

function digest({ body: { email, json } }: Asked): string {
  return createHash('sha256')
    .update(`${email}\n${String(json['password'])}`)
    .digest('base64');
}

import { type AuthRequest } from './auth-request.ts';
import { type Handler, type HandlerContext } from './handler.ts';
import { errorResponse, throttled } from './error-response.ts';
import { withConstantTiming } from './constant-timing.ts';
import { newMailCode } from './mail-code.ts';
import { type MailedCode } from './mailed-codes.ts';
import { userOfRequest } from './user-of-request.ts';

/**
 * Responses about an address are empty, with or without an account. `evenly` hides how long the work takes, and the
 * limits count requests, not whether an account was found.
 */
const EMPTY = () => Response.json({});

/** The library's error for a missing or malformed address; null for a valid one. */
async function refusalOf(
  { forward }: HandlerContext,
  asked: AuthRequest,
): Promise<Response | null> {
  const { email } = asked.body;
  return email === '' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? forward(asked) : null;
}

function askForMail({ limits }: HandlerContext, asked: AuthRequest, kind: string): Response | null {
  const place = limits.askForMail(kind, asked.body.email, asked.address);
  if (place.ok) return null;
  return throttled('emails of this kind', place.waitSeconds, 'over_email_send_rate_limit');
}

/** Emails a code to the owner of an account. Earlier codes stay valid, so a stranger can't void them. */
export async function mailCode(
  { accounts, mailbox, publicUrl }: HandlerContext,
  returnTo: string,
  to: string,
  about: Omit<MailedCode, 'tokenHash'>,
): Promise<void> {
  const code = newMailCode(to);
  await accounts.codes.add({ ...about, tokenHash: code.tokenHash });
  const { kind: type, isOld = false } = about;
  mailbox.deliverCode({ to, type, isOld, ...code, publicUrl }, returnTo);
}

/** Emails a link that signs the user in, to choose a new password there. */
export const recover: Handler = async (context, asked) => {
  const refusal = (await refusalOf(context, asked)) ?? askForMail(context, asked, 'recovery');
  if (refusal) return refusal;
  return withConstantTiming(async () => {
    const { email } = asked.body;
    const account = await context.accounts.byEmail(email);
    if (account !== null && context.limits.mayMail('recovery', email)) {
      await mailCode(context, asked.returnTo, email, { userId: account.id, kind: 'recovery' });
    }
    return EMPTY();
  });
};

/** Emails a link and a code that sign the user in, and creates an account for an address without one. */
export const signInByMail: Handler = async (context, asked) => {
  const refusal = (await refusalOf(context, asked)) ?? askForMail(context, asked, 'magic link');
  if (refusal) return refusal;
  return withConstantTiming(() =>
    context.limits.makeAccount(asked.address, () => mailLink(context, asked)),
  );
};

async function mailLink(context: HandlerContext, asked: AuthRequest): Promise<Response> {
  const { accounts, forward, limits, passwords, settings } = context;
  const { email, json } = asked.body;
  const mayMake = json['create_user'] !== false;
  const account = await accounts.byEmail(email);
  // Takes as long as for a new account, which gets the hash of a password that no one knows.
  if (mayMake && account !== null) await passwords.matches(email, null);
  if (account === null && !mayMake) return EMPTY();
  if (!limits.mayMail('magic link', email)) return EMPTY();
  if (account !== null) {
    await mailCode(context, asked.returnTo, email, { userId: account.id, kind: 'magiclink' });
    return EMPTY();
  }
  const response = await forward(asked);
  if (response.ok && settings.confirmEmails) await accounts.unconfirm(email);
  return response.status < 500 ? EMPTY() : response;
}

const RESENT = ['signup', 'email_change'];

/** Resends a confirmation. The library refuses every resend, so it isn't called. */
export const resend: Handler = async (context, asked) => {
  const type = String(asked.body.json['type']);
  if (!RESENT.includes(type)) {
    const message = ['sms', 'phone_change'].includes(type)
      ? 'This service sends no text messages.'
      : `type must be ${RESENT.join(' or ')}.`;
    return errorResponse(400, 'validation_failed', message);
  }
  const refusal = (await refusalOf(context, asked)) ?? askForMail(context, asked, type);
  if (refusal) return refusal;
  return withConstantTiming(async () => {
    if (context.limits.mayMail(`resend ${type}`, asked.body.email)) {
      await (type === 'signup' ? confirmAgain(context, asked) : confirmChangeAgain(context, asked));
    }
    return EMPTY();
  });
};

async function confirmAgain(
  context: HandlerContext,
  { body, returnTo }: AuthRequest,
): Promise<void> {
  const { codes, unconfirmed } = context.accounts;
  const account = await unconfirmed(body.email);
  if (account === null || !account.mayMail) return;
  const signUp = await codes.newestSignUp(account.id);
  await mailCode(context, returnTo, body.email, {
    userId: account.id,
    kind: 'signup',
    ...(signUp === null ? {} : { signUp }),
  });
}

async function confirmChangeAgain(
  context: HandlerContext,
  { body, returnTo }: AuthRequest,
): Promise<void> {
  const awaited = await context.accounts.awaitedAddresses(body.email);
  if (awaited === null) return;
  for (const { email, isOld } of awaited.to) {
    await mailCode(context, returnTo, email, { userId: awaited.id, kind: 'email_change', isOld });
  }
}

/** Emails a code to the signed-in user. */
export const reauthenticate: Handler = async (context, asked) => {
  const person = await userOfRequest(context, asked);
  if (person instanceof Response) return person;
  const place = context.limits.askForMail('reauthentication', person.id, '');
  if (place.ok) return context.forward(asked);
  return throttled('emails of this kind', place.waitSeconds, 'over_email_send_rate_limit');
};

import { bearerOf, type AuthRequest } from './auth-request.ts';
import { type Handler, type HandlerContext } from './handler.ts';
import { errorCodeOf, errorResponse, throttled } from './error-response.ts';
import { withConstantTiming } from './constant-timing.ts';
import { newMailCode } from './mail-code.ts';
import { SIGN_IN_CODES } from './mailed-codes.ts';
import { refusalOfNewPassword } from './new-passwords.ts';
import { endSessions } from './sign-out.ts';
import { userOfRequest } from './user-of-request.ts';

/**
 * Changes the password or the address of an account. A new password needs the current one, except once after the
 * user followed the link for a forgotten one, and ends all other sessions. A new address takes effect when the user
 * has followed the links in the emails to it and to the old one. A taken address gets the same response, the same
 * limits, and looks the same in the account; its owner is notified.
 */
export const changeUser: Handler = async (context, asked) => {
  const person = await userOfRequest(context, asked);
  if (person instanceof Response) return person;
  const { password } = asked.body.json;
  if (typeof password !== 'string') return change(context, asked, person);
  const weak = refusalOfNewPassword(password, [person.email, asked.body.email]);
  if (weak !== null) return weak;
  const token = bearerOf(asked);
  const recovery = token === null ? null : context.recoveries.take(token);
  let response: Response | undefined;
  try {
    const refusal = recovery === null ? await refusalOfCurrent(context, asked, person.email) : null;
    response = refusal ?? (await change(context, asked, person));
    return response;
  } finally {
    if (response?.ok !== true) recovery?.giveBack();
  }
};

async function change(
  context: HandlerContext,
  asked: AuthRequest,
  person: { id: string; email: string },
): Promise<Response> {
  const { email, json } = asked.body;
  const isMoving = email !== '' && email !== person.email;
  if (isMoving) {
    const place = context.limits.askForMail('new address', person.id, asked.address);
    if (!place.ok) {
      return throttled('changes of your address', place.waitSeconds, 'over_email_send_rate_limit');
    }
  }
  const work = () =>
    context.limits.change(asked.address, () =>
      isMoving ? move(context, asked, person) : context.forward(asked),
    );
  const response = await (isMoving ? withConstantTiming(work) : work());
  if (response.ok && typeof json['password'] === 'string') {
    await context.accounts.codes.end(person.id, SIGN_IN_CODES);
    await endOthers(context, asked);
  }
  if (response.ok && isMoving) await askOldAddress(context, asked, person);
  return response;
}

/** The session of an account alone must not be enough to take the account over. */
async function refusalOfCurrent(
  { accounts, limits, passwords }: HandlerContext,
  asked: AuthRequest,
  email: string,
): Promise<Response | null> {
  const stored = (await accounts.byEmail(email))?.passwordHash ?? null;
  if (stored === null) return null;
  const current = asked.body.json['current_password'];
  if (typeof current !== 'string' || current === '') {
    const message = 'Your current password is required to change the password.';
    return errorResponse(400, 'current_password_required', message);
  }
  const checked = await limits.guess({ account: email, address: asked.address }, async () =>
    (await passwords.matches(current, stored))
      ? new Response()
      : errorResponse(400, 'current_password_mismatch', "That isn't your current password."),
  );
  return checked.ok ? null : checked;
}

async function move(
  context: HandlerContext,
  asked: AuthRequest,
  person: { id: string },
): Promise<Response> {
  await context.accounts.codes.end(person.id, ['email_change']);
  const taken = await context.accounts.byEmail(asked.body.email);
  if (taken !== null) return pretend(context, asked, person.id);
  const response = await context.forward(asked);
  // The address was taken in the meantime.
  if ((await errorCodeOf(response)) !== 'email_exists') return response;
  return pretend(context, asked, person.id);
}

async function pretend(context: HandlerContext, asked: AuthRequest, id: string): Promise<Response> {
  const { email, json } = asked.body;
  const rest = Object.fromEntries(Object.entries(json).filter(([name]) => name !== 'email'));
  if (Object.keys(rest).length > 0) {
    const response = await context.forward(asked, { json: rest });
    if (!response.ok) return response;
  }
  await context.accounts.pretendEmailChange(id, email, newMailCode(email).tokenHash);
  if (context.limits.mayMail('new address of another account', email)) {
    context.mailbox.note(email, 'email_change_known');
  }
  return context.forward(asked, { method: 'GET' });
}

/** The owner of the old address has to agree, so that someone else with the session can't change it. */
async function askOldAddress(
  { accounts, mailbox, publicUrl }: HandlerContext,
  asked: AuthRequest,
  { id, email: to }: { id: string; email: string },
): Promise<void> {
  if (to === '') return;
  const code = newMailCode(to);
  await accounts.awaitOldAddress(id, code.tokenHash);
  const mail = { to, type: 'email_change', isOld: true, ...code, publicUrl } as const;
  mailbox.deliverCode(mail, asked.returnTo);
}

async function endOthers(context: HandlerContext, asked: AuthRequest): Promise<void> {
  const token = bearerOf(asked);
  if (token !== null) await endSessions(context, asked, token, 'others');
}

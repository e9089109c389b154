import { type Asked } from './asked.ts';
import { type Answer, type Desk } from './desk.ts';
import { errorResponse, throttled } from './error-response.ts';
import { evenly } from './evenly.ts';
import { newMailCode } from './mail-code.ts';
import { whoAsks } from './who-asks.ts';

/**
 * Answers about an address are empty, whoever has it. What the work takes is hidden by `evenly`, and
 * the limits count what is asked for, never what is found.
 */
const EMPTY = () => Response.json({});

/** The library's words for an address that is missing or malformed; null where it is neither. */
async function refusalOf({ forward }: Desk, asked: Asked): Promise<Response | null> {
  const { email } = asked.body;
  return email === '' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? forward(asked) : null;
}

function askForMail({ limits }: Desk, asked: Asked, kind: string): Response | null {
  const place = limits.askForMail(kind, asked.body.email, asked.address);
  if (place.ok) return null;
  return throttled('mails of this kind', place.waitSeconds, 'over_email_send_rate_limit');
}

/** Mails a link that signs in, to choose a new password there. */
export const recover: Answer = async (desk, asked) => {
  const refusal = (await refusalOf(desk, asked)) ?? askForMail(desk, asked, 'recovery');
  if (refusal) return refusal;
  return evenly(async () => {
    if (!desk.limits.mayMail('recovery', asked.body.email)) return EMPTY();
    const response = await desk.forward(asked);
    return response.status < 500 ? EMPTY() : response;
  });
};

/** Mails a link and a code that sign in, and makes an account for an address without one. */
export const signInByMail: Answer = async (desk, asked) => {
  const refusal = (await refusalOf(desk, asked)) ?? askForMail(desk, asked, 'magic link');
  if (refusal) return refusal;
  return evenly(() => desk.limits.makeAccount(asked.address, () => mailLink(desk, asked)));
};

async function mailLink(desk: Desk, asked: Asked): Promise<Response> {
  const { accounts, forward, limits, passwords, settings } = desk;
  const { email, json } = asked.body;
  const mayMake = json['create_user'] !== false;
  const account = await accounts.byEmail(email);
  // A new account takes the hash of a password that nobody knows.
  if (mayMake && account !== null) await passwords.matches(email, null);
  if (account === null && !mayMake) return EMPTY();
  if (!limits.mayMail('magic link', email)) return EMPTY();
  const response = await forward(asked);
  if (response.ok && account === null && settings.confirmEmails) await accounts.unconfirm(email);
  return response.status < 500 ? EMPTY() : response;
}

const RESENT = ['signup', 'email_change'];

/** Mails a confirmation again. The library refuses every repetition, so it is not asked. */
export const resend: Answer = async (desk, asked) => {
  const type = String(asked.body.json['type']);
  if (!RESENT.includes(type)) {
    const message = ['sms', 'phone_change'].includes(type)
      ? 'This service sends no text messages.'
      : `type must be ${RESENT.join(' or ')}.`;
    return errorResponse(400, 'validation_failed', message);
  }
  const refusal = (await refusalOf(desk, asked)) ?? askForMail(desk, asked, type);
  if (refusal) return refusal;
  return evenly(async () => {
    if (desk.limits.mayMail(`resend ${type}`, asked.body.email)) {
      await (type === 'signup' ? confirmAgain(desk, asked) : confirmChangeAgain(desk, asked));
    }
    return EMPTY();
  });
};

async function confirmAgain({ accounts, mailbox, publicUrl }: Desk, asked: Asked): Promise<void> {
  const to = asked.body.email;
  const { code, tokenHash } = newMailCode(to);
  if (!(await accounts.renewConfirmation(to, tokenHash))) return;
  mailbox.deliverCode({ to, type: 'signup', code, tokenHash, publicUrl }, asked.returnTo);
}

async function confirmChangeAgain(
  { accounts, mailbox, publicUrl }: Desk,
  { body, returnTo }: Asked,
): Promise<void> {
  let made = { code: '', tokenHash: '' };
  const to = await accounts.renewEmailChange(body.email, (address) => {
    made = newMailCode(address);
    return made.tokenHash;
  });
  if (to !== null) mailbox.deliverCode({ to, type: 'email_change', ...made, publicUrl }, returnTo);
}

/** Mails a code to the person who asks, whoever that is. */
export const reauthenticate: Answer = async (desk, asked) => {
  const person = await whoAsks(desk, asked);
  if (person instanceof Response) return person;
  const place = desk.limits.askForMail('reauthentication', person.id, '');
  if (place.ok) return desk.forward(asked);
  return throttled('mails of this kind', place.waitSeconds, 'over_email_send_rate_limit');
};

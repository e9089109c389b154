import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type MailSettings } from '../env.ts';

/** An email, in both forms that mail programs show. */
export interface Email {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** `local@domain`, without the angle brackets: the same email has the same one however often it is sent. */
  messageId: string;
  date: Date;
  /** Where a POST, and nothing else, ends these emails without asking back (RFC 8058). */
  unsubscribeUrl: string;
}

const CONNECT_TIMEOUT_MS = 10_000;
/** RFC 5321 §4.5.3.2 allows ten minutes for the answer to a complete message; few servers need one. */
const ANSWER_TIMEOUT_MS = 120_000;

/** Why an email was not accepted. */
export class MailError extends Error {
  /** @param isPermanent whether the server will never accept this email, so that nobody should try again */
  constructor(
    readonly isPermanent: boolean,
    cause: unknown,
  ) {
    super('The mail server did not accept an email', { cause });
  }
}

/** Whoever asked for the email does not want it to leave after all. */
export class MailStopped extends Error {
  constructor() {
    super('An email was stopped before it was complete');
  }
}

/**
 * Hands an email to the mail server. The whole message is transmitted first, without the dot that
 * completes it; until that dot, a server drops what it has when the connection ends.
 * @param handOver is asked for consent before the dot is sent; what it throws stops the email
 * @throws {MailError} when the server did not accept the email
 * @throws {MailStopped} when `handOver` said no
 */
export async function sendEmail(
  settings: MailSettings,
  email: Email,
  handOver: () => Promise<boolean>,
): Promise<void> {
  const message = await compose(email);
  const connection = new SMTPConnection({
    host: settings.host,
    port: settings.port,
    secure: settings.security === 'tls',
    requireTLS: settings.security === 'starttls',
    ignoreTLS: settings.security === 'none',
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
  });
  let stopped: unknown = null;
  async function* untilHandedOver() {
    yield message;
    try {
      if (await handOver()) return;
      stopped = new MailStopped();
    } catch (error) {
      stopped = error;
    }
    throw stopped;
  }
  try {
    await transmit(connection, settings, {
      envelope: { from: email.from, to: [email.to], size: message.length },
      body: Readable.from(untilHandedOver(), { objectMode: false }),
    });
    connection.quit();
  } catch (error) {
    connection.close();
    throw stopped ?? new MailError(isPermanent(error), error);
  }
}

function transmit(
  connection: SMTPConnection,
  { login }: MailSettings,
  { envelope, body }: { envelope: { from: string; to: string[]; size: number }; body: Readable },
): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The mail server ended the connection')));
    const send = () =>
      connection.send(envelope, body, (error) => (error ? reject(error) : resolve()));
    connection.connect((error) => {
      if (error) reject(error);
      else if (login === null) send();
      else {
        const credentials = { user: login.user, pass: login.password };
        connection.login({ ...credentials, credentials }, (refused) =>
          refused ? reject(refused) : send(),
        );
      }
    });
  });
}

/** A 5xx about this recipient or this message. A login that is refused is about the settings, which may change. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  const status: unknown = Reflect.get(error, 'responseCode');
  const isAboutEmail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutEmail && typeof status === 'number' && status >= 500;
}

function compose(email: Email): Promise<Buffer> {
  const { from, to, subject, text, html, messageId, date, unsubscribeUrl } = email;
  return new MailComposer({
    from: { name: 'Rapport', address: from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${messageId}>`,
    date,
    headers: {
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  })
    .compile()
    .build();
}

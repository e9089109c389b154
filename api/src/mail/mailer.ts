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
  /** @param isPermanent whether the server will never accept this email, so that no one should try again */
  constructor(
    readonly isPermanent: boolean,
    cause: unknown,
  ) {
    super("The mail server didn't accept an email", { cause });
  }
}

/** The user no longer wants the email to leave. */
export class MailStopped extends Error {
  constructor() {
    super('An email was stopped before it was complete');
  }
}

/** What the sender of an email does at the two moments that decide about it. */
export interface Delivery {
  /** Asked before the dot that completes the message is sent; with `false`, or by throwing, it never is. */
  mayComplete: () => Promise<boolean>;
  /** Told as soon as the dot has been given to the connection. It must not throw. */
  completed: () => void;
}

/**
 * Hands an email to the mail server. The whole message is transmitted first, without the dot that
 * completes it; until that dot, a server drops what it has when the connection ends.
 * @throws {MailError} when the server did not accept the email
 * @throws {MailStopped} when `mayComplete` said no
 */
export async function sendEmail(
  settings: MailSettings,
  email: Email,
  { mayComplete, completed }: Delivery,
): Promise<void> {
  const message = await compose(email);
  const connection = connectionTo(settings, completed);
  let stopped: unknown = null;
  async function* untilComplete() {
    yield message;
    try {
      if (await mayComplete()) return;
      stopped = new MailStopped();
    } catch (error) {
      stopped = error;
    }
    throw stopped;
  }
  const envelope = { from: email.from, to: [email.to], size: message.length };
  const body = Readable.from(untilComplete(), { objectMode: false });
  try {
    await open(connection, settings);
    await new Promise<void>((resolve, reject) => {
      rejectWhenItEnds(connection, reject);
      connection.send(envelope, body, (error) => (error ? reject(error) : resolve()));
    });
    connection.quit();
  } catch (error) {
    connection.close();
    throw stopped ?? new MailError(isPermanent(error), error);
  }
}

/**
 * Connects and signs in as for an email, and sends none.
 * @throws {MailError} when that fails; permanent when the server refused the login
 */
export async function checkMailServer(settings: MailSettings): Promise<void> {
  const connection = connectionTo(settings, () => undefined);
  try {
    await open(connection, settings);
    connection.quit();
  } catch (error) {
    connection.close();
    const isRefused = error instanceof Error && Reflect.get(error, 'code') === 'EAUTH';
    throw new MailError(isRefused, error);
  }
}

/** The codes of an error. The words of a mail server may repeat an address, which does not belong in a log. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof MailError ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  const codes = ['code', 'responseCode', 'command'].map((name): unknown =>
    Reflect.get(cause, name),
  );
  const named = codes.filter((code) => typeof code === 'string' || typeof code === 'number');
  return named.length > 0 ? named.join(' ') : cause.name;
}

function connectionTo(settings: MailSettings, completed: () => void): SMTPConnection {
  return new SMTPConnection({
    host: settings.host,
    port: settings.port,
    secure: settings.security === 'tls',
    requireTLS: settings.security === 'starttls',
    ignoreTLS: settings.security === 'none',
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    // The library tells only its log when it has written the whole message, dot and all.
    logger: {
      info: (entry: unknown) => {
        if (isEndOfMessage(entry)) completed();
      },
      trace: ignore,
      debug: ignore,
      warn: ignore,
      error: ignore,
      fatal: ignore,
    },
  });
}

const ignore = () => undefined;

function isEndOfMessage(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'tnx' in entry && 'outByteCount' in entry;
}

function open(connection: SMTPConnection, { login }: MailSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    rejectWhenItEnds(connection, reject);
    connection.connect((error) => {
      if (error) reject(error);
      else if (login === null) resolve();
      else {
        const credentials = { user: login.user, pass: login.password };
        connection.login({ ...credentials, credentials }, (refused) =>
          refused ? reject(refused) : resolve(),
        );
      }
    });
  });
}

function rejectWhenItEnds(connection: SMTPConnection, reject: (error: Error) => void): void {
  connection.once('error', reject);
  connection.once('end', () => reject(new Error('The mail server ended the connection')));
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

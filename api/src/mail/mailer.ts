import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type MailSettings } from '../env.ts';

/** An email as HTML and plain text. */
export interface Email {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** `local@domain`, without angle brackets; stays the same if the email is sent again. */
  messageId: string;
  date: Date;
  /** A POST to this address unsubscribes without confirmation (RFC 8058); absent if it isn't a subscription. */
  unsubscribeUrl?: string;
}

const CONNECT_TIMEOUT_MS = 10_000;
/** RFC 5321 §4.5.3.2 allows ten minutes for the response to a complete message; few servers need one. */
const ANSWER_TIMEOUT_MS = 120_000;

/** The email was not accepted. */
export class MailError extends Error {
  /** @param isPermanent true if the server will never accept this email, so there must be no retry */
  constructor(
    readonly isPermanent: boolean,
    cause: unknown,
  ) {
    super("The mail server didn't accept an email", { cause });
  }
}

/** The sending was canceled before it was complete. */
export class MailStopped extends Error {
  constructor() {
    super('An email was stopped before it was complete');
  }
}

/** Callbacks for the two decisive moments of sending an email. */
export interface Delivery {
  /** Called before the dot that completes the message is sent; if it returns false or throws, the dot isn't sent. */
  mayComplete: () => Promise<boolean>;
  /** Called as soon as the dot has been written to the connection. It must not throw. */
  completed: () => void;
}

/**
 * Sends an email to the mail server. The whole message is transmitted without the dot that completes it; until that
 * dot, a server discards what it received when the connection ends.
 * @throws {MailError} if the server did not accept the email
 * @throws {MailStopped} if `mayComplete` returned false
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
 * Connects and signs in as for an email, but sends none.
 * @throws {MailError} if that fails; permanent if the server rejected the login
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

/** Returns the codes of an error. The message of a mail server may contain an address, which must not be logged. */
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
    // The library reports only to its log when it has written the whole message including the dot.
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

/** True for a 5xx about this recipient or message. A rejected login is about the settings, which may change. */
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
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      'Auto-Submitted': 'auto-generated',
    },
  })
    .compile()
    .build();
}

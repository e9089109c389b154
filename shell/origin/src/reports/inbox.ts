import { type IncomingMessage } from 'node:http';
import { type Answer, textAnswer } from '../answer.ts';
import { clientOf } from './client-of.ts';
import { readBody } from './read-body.ts';
import { reportLine } from './report.ts';

/** Longer messages are rejected, because a report is a few lines. */
const LARGEST_BYTES = 16 * 1024;
/** The timeout of a whole message in milliseconds; a page sends its few lines at once. */
const PATIENCE_MS = 5_000;

export interface Inbox {
  /** The only path that accepts messages. */
  path: string;
  /** Receives each message, on one line. */
  take(line: string): void;
  /** Counts a message of an address: returns 0 if it's allowed, otherwise the seconds until the next one is. */
  limit(address: string): number;
  /** The timeout of a whole message in milliseconds; shorter in tests. */
  patienceMs?: number;
}

/**
 * Responds to a message from a page of this origin. Anyone can send anything here, so its sender, rate, size,
 * duration, and format are all limited.
 * @param trustedProxies as in `clientOf`
 */
export async function answerInbox(
  request: IncomingMessage,
  inbox: Inbox,
  trustedProxies = 0,
): Promise<Answer> {
  if (request.method !== 'POST') {
    return textAnswer(405, 'Only POST is answered here.', { allow: 'POST' });
  }
  const client = clientOf(request, trustedProxies);
  if (!isOfThisOrigin(request, client.origin, trustedProxies > 0)) {
    return refused(request, 403, 'Only pages of this origin report here.');
  }
  const wait = inbox.limit(client.address);
  if (wait > 0) {
    return refused(request, 429, 'Too many reports.', { 'retry-after': String(wait) });
  }
  const { patienceMs = PATIENCE_MS } = inbox;
  const body = await readBody(request, { most: LARGEST_BYTES, patienceMs });
  if (body.status === 'too large') {
    return refused(request, 413, `A message has at most ${LARGEST_BYTES} bytes.`);
  }
  if (body.status === 'too slow') return refused(request, 408, 'The message took too long.');
  if (body.status === 'broken off') return refused(request, 400, 'The message is incomplete.');
  const line = reportLine(body.bytes.toString('utf8'));
  if (line === undefined) {
    return textAnswer(400, 'A report is a JSON object of plain values.');
  }
  inbox.take(line);
  return { status: 204, headers: {}, body: { kind: 'bytes', bytes: Buffer.alloc(0) } };
}

/**
 * Returns whether a request comes from a page of this origin, according to the browser's headers. Other programs
 * can omit or forge them, so only the limits restrict those.
 * @param isProxied true if a trusted proxy has checked the requested host name
 */
function isOfThisOrigin({ headers }: IncomingMessage, own: string, isProxied: boolean): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  // Another person's host name that points here is another origin, even though its Host matches.
  return origin === own && (isProxied || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin));
}

/** Returns a response that closes the connection without waiting for the rest of the message. */
function refused(
  request: IncomingMessage,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Answer {
  return textAnswer(status, text, {
    ...headers,
    ...(!request.complete && { connection: 'close' }),
  });
}

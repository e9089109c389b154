import { type WebhookFailure } from '@rapport/contracts';
import { type IncomingMessage } from 'node:http';
import { WebRefusal } from '../web/open-web-address.ts';
import { postOutgoing } from '../web/post-outgoing.ts';
import { type WebNetwork } from '../web/web-network.ts';

/** What a receiver said, or why there was no answer. */
export interface WebhookAnswer {
  status: number | null;
  /** Null for a 2xx. */
  failure: WebhookFailure | null;
  /** The beginning of an answer that isn't a 2xx. */
  excerpt: string | null;
}

export interface WebhookWay {
  network: WebNetwork;
  /** Whether addresses of this machine are allowed, for receivers under development. */
  loopback: boolean;
  timeoutMs: number;
}

interface SignedMessage {
  body: string;
  headers: Readonly<Record<string, string>>;
}

const MOST_EXCERPT = 200;
const NO_ANSWER = { status: null, excerpt: null };

/** Posts a message to the address of a webhook, and never throws. Redirects aren't followed. */
export async function postWebhook(
  address: string,
  { body, headers }: SignedMessage,
  { network, loopback, timeoutMs }: WebhookWay,
  stop: AbortSignal,
): Promise<WebhookAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([stop, timeout]);
  try {
    return await postOutgoing(address, body, {
      network,
      loopback,
      headers,
      signal,
      read: answerOf,
    });
  } catch (error) {
    if (timeout.aborted) return { ...NO_ANSWER, failure: 'tooSlow' };
    return { ...NO_ANSWER, failure: error instanceof WebRefusal ? 'refused' : 'unreachable' };
  }
}

async function answerOf(response: IncomingMessage): Promise<WebhookAnswer> {
  const { statusCode: status = 0 } = response;
  if (status >= 200 && status < 300) {
    response.destroy();
    return { status, failure: null, excerpt: null };
  }
  const isRedirect = status >= 300 && status < 400;
  const failure = status === 410 ? 'gone' : isRedirect ? 'redirect' : 'status';
  return { status, failure, excerpt: await excerptOf(response) };
}

/** Returns the first characters of a response as one line, however it ends. */
async function excerptOf(response: IncomingMessage): Promise<string | null> {
  let text = '';
  try {
    response.setEncoding('utf8');
    for await (const chunk of response) {
      text += String(chunk);
      if (text.length >= MOST_EXCERPT) break;
    }
  } catch {
    // The status has arrived, which is what counts.
  }
  const line = text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  return line.slice(0, MOST_EXCERPT) || null;
}

import { type PushAnswer } from '@rapport/contracts';
import { createHash } from 'node:crypto';
import { type IncomingMessage } from 'node:http';
import webPush from 'web-push';
import { type PushSettings } from '../operation-settings.ts';
import { isLastingStatus, WebRefusal } from '../web/open-web-address.ts';
import { postOutgoing } from '../web/post-outgoing.ts';
import { type WebNetwork } from '../web/web-network.ts';
import { type PushText } from './domain/push-text.ts';

/** How messages reach push services. */
export interface PushWay {
  network: WebNetwork;
  /** Null if no keys are set. */
  keys: PushSettings['keys'];
  /** Whether push services on this machine are allowed, for tests. */
  loopback: boolean;
  timeoutMs: number;
}

/** Where a browser gets its messages, and the keys that encrypt them. */
export interface PushTarget {
  endpoint: string;
  publicKey: string;
  auth: string;
}

interface PushMessage extends PushText {
  /** Replaces an earlier message with the same tag. */
  tag: string;
  /** Until when it's worth delivering. */
  until: Date;
  isUrgent: boolean;
}

/** What a push service said, and how many seconds it wants to be left alone. */
export interface PushResult {
  answer: PushAnswer;
  status: number | null;
  retryAfter: number | null;
}

const NO_ANSWER = { status: null, retryAfter: null };
/** Statuses of an endpoint that its browser has given up. */
const GONE = new Set([404, 410]);
const SHORTEST_TTL = 60;

/** Encrypts a message and posts it to a push service; never throws. */
export async function postPush(
  target: PushTarget,
  message: PushMessage,
  { network, keys, loopback, timeoutMs }: PushWay,
  now: Date,
  stop: AbortSignal,
): Promise<PushResult> {
  const encrypted = keys === null ? null : encryptedFor(target, message, keys, now);
  if (encrypted === null) return { answer: 'refused', ...NO_ANSWER };
  const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
  const { body, headers } = encrypted;
  try {
    const request = { network, loopback, headers, signal, read: resultOf };
    return await postOutgoing(target.endpoint, body, request);
  } catch (error) {
    return { answer: error instanceof WebRefusal ? 'refused' : 'retry', ...NO_ANSWER };
  }
}

/** Returns null if the keys of the device can't encrypt anything. */
function encryptedFor(
  { endpoint, publicKey, auth }: PushTarget,
  { until, isUrgent, ...shown }: PushMessage,
  keys: NonNullable<PushSettings['keys']>,
  now: Date,
): { body: Buffer; headers: Record<string, string> } | null {
  const subscription = { endpoint, keys: { p256dh: publicKey, auth } };
  try {
    const { body, headers } = webPush.generateRequestDetails(subscription, JSON.stringify(shown), {
      vapidDetails: keys,
      TTL: Math.max(SHORTEST_TTL, Math.round((until.getTime() - now.getTime()) / 1000)),
      urgency: isUrgent ? 'high' : 'normal',
      // A push service keeps only the newest message with a topic for a device that can't be reached.
      topic: createHash('sha256').update(shown.tag).digest('base64url').slice(0, 32),
    });
    const given = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { body: body ?? Buffer.alloc(0), headers: Object.fromEntries(given) };
  } catch {
    return null;
  }
}

async function resultOf({ statusCode: status = 0, headers }: IncomingMessage): Promise<PushResult> {
  const seconds = Number(headers['retry-after']);
  return {
    answer: answerOf(status),
    status,
    retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  };
}

function answerOf(status: number): PushAnswer {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE.has(status)) return 'gone';
  const isRedirect = status >= 300 && status < 400;
  return isRedirect || isLastingStatus(status) ? 'refused' : 'retry';
}

import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** Bytes of a secret; Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;

/** A message to a receiver: IDs and kinds only, so that nothing personal reaches a wrong address. */
export interface WebhookMessage {
  /** The same for each attempt. */
  id: string;
  type: string;
  /** When it happened, in ISO 8601. */
  happenedAt: string;
  data: object;
}

/** Creates a secret in the form of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/**
 * Returns the body and headers of a message.
 * @param secrets each signs it; the receiver needs one of them
 * @param now the time of this attempt, by which a receiver refuses what was recorded earlier
 */
export function signedMessage(message: WebhookMessage, secrets: readonly string[], now: Date) {
  const { id, type, happenedAt, data } = message;
  const body = JSON.stringify({ type, timestamp: happenedAt, data });
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, now, body));
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      'User-Agent': 'Rapport-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
  };
}

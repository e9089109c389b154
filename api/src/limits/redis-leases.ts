import { createClient } from '@redis/client';
import { setTimeout as delay } from 'node:timers/promises';
import { LEASE_PART, type LeaseSource, WINDOW_MS } from './lease-source.ts';

const CONNECT_TIMEOUT_MS = 2_000;
const LONGEST_RECONNECT_MS = 2_000;
const FIRST_WAIT_MS = 1_000;

/** Redis runs a script atomically, so no other lease can be taken between its read and its write. */
const LEASE = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
local left = tonumber(ARGV[1]) - used
local granted = math.min(left, math.max(1, math.ceil(left / ${LEASE_PART})))
if used == 0 then
  redis.call('SET', KEYS[1], granted, 'PX', ${WINDOW_MS})
elseif granted > 0 then
  redis.call('INCRBY', KEYS[1], granted)
end
return { granted, used + granted, redis.call('PTTL', KEYS[1]) }`;

/**
 * Opens leases from a Redis, which may be unavailable at startup or at times.
 * @param onError receives the error of each lost or failed connection
 */
export async function openRedisLeases(
  url: string,
  onError: (error: unknown) => void,
): Promise<LeaseSource> {
  const client = createClient({
    url,
    // Commands don't queue for a connection: without one, the process counts alone.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(100 * (tries + 1), LONGEST_RECONNECT_MS),
    },
  });
  client.on('error', onError);
  // The client retries indefinitely; only the first moment is awaited.
  const connected = client.connect().catch(onError);
  await Promise.race([connected, delay(FIRST_WAIT_MS, undefined, { ref: false })]);
  return {
    lease: async (caller, limit) => {
      const reply: unknown = await client.eval(LEASE, {
        keys: [`rapport:limit:${caller.toString('base64url')}`],
        arguments: [String(limit)],
      });
      const [granted, used, endsInMs] = Array.isArray(reply) ? reply.map(Number) : [];
      if (granted === undefined || used === undefined || endsInMs === undefined) {
        throw new Error('The script returned no lease');
      }
      return { granted, used, endsInMs };
    },
    close: () => {
      if (client.isOpen) client.destroy();
    },
  };
}

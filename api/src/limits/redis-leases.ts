import { createClient } from '@redis/client';
import { setTimeout as delay } from 'node:timers/promises';
import { LEASE_PART, type LeaseSource, WINDOW_MS } from './lease-source.ts';

const CONNECT_TIMEOUT_MS = 2_000;
const LONGEST_RECONNECT_MS = 2_000;
const FIRST_WAIT_MS = 1_000;

/** Redis runs a script as one step, so no one takes a lease between its reading and its writing. */
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
 * Leases from a Redis. It need not be there when the API starts, and may come and go.
 * @param onError hears about every lost or failed connection
 */
export async function openRedisLeases(
  url: string,
  onError: (error: unknown) => void,
): Promise<LeaseSource> {
  const client = createClient({
    url,
    // Nothing waits for a connection: anyone who asks without one counts for itself.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(100 * (tries + 1), LONGEST_RECONNECT_MS),
    },
  });
  client.on('error', onError);
  // It goes on trying for as long as it takes; only the first moment is waited for.
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

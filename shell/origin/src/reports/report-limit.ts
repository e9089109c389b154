/** The maximum number of reports per minute: from one address, and from all of them. */
const PER_ADDRESS = 60;
const OVERALL = 300;
const MINUTE_MS = 60_000;
/** The maximum number of tracked addresses; beyond that, the least recently active ones are dropped. */
const MOST_ADDRESSES = 10_000;

interface Bucket {
  /** The reports that are allowed now; refills with time. */
  left: number;
  /** The time of `left`, in milliseconds. */
  at: number;
}

/**
 * Limits reports per address and in total, with buckets that refill within a minute.
 * @returns a function that counts a report of an address: 0 if it's allowed, otherwise the seconds after which the
 * next one is
 */
export function reportLimit(now: () => number = Date.now): (address: string) => number {
  const full = (most: number): Bucket => ({ left: most, at: now() });
  const all = full(OVERALL);
  const byAddress = new Map<string, Bucket>();

  const refill = (bucket: Bucket, most: number) => {
    const time = now();
    const gained = ((time - bucket.at) / MINUTE_MS) * most;
    bucket.left = Math.min(most, bucket.left + Math.max(0, gained));
    bucket.at = time;
  };
  const secondsToOne = ({ left }: Bucket, most: number) =>
    left >= 1 ? 0 : Math.max(1, Math.ceil(((1 - left) / most) * (MINUTE_MS / 1000)));

  return (address) => {
    const network = networkOf(address);
    const own = byAddress.get(network) ?? full(PER_ADDRESS);
    // Moves the most recently active one to the end.
    byAddress.delete(network);
    byAddress.set(network, own);
    for (const oldest of byAddress.keys()) {
      if (byAddress.size <= MOST_ADDRESSES) break;
      byAddress.delete(oldest);
    }
    refill(own, PER_ADDRESS);
    refill(all, OVERALL);
    const wait = Math.max(secondsToOne(own, PER_ADDRESS), secondsToOne(all, OVERALL));
    if (wait > 0) return wait;
    own.left -= 1;
    all.left -= 1;
    return 0;
  };
}

/** Returns the shared part of an address: one IPv4 address, or the 64-bit network of one IPv6 customer. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const missing = address.includes('::') ? 8 - groups.length - rest.length : 0;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...rest];
  return whole
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

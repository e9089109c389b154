import { Resolver } from 'node:dns/promises';

/** Milliseconds that a name server has for its first answer; the second and last try may take twice as long. */
const PATIENCE = { timeout: 1_500, tries: 2 };

/**
 * Every IP address of a host, IPv4 first, as the name servers know it. The operating system's own lookup can't
 * be ended and holds one of four threads until it's over, so a few names that never resolve would stop all
 * others; this one holds none and ends with the signal.
 * @param servers name servers as `address:port`; those of the operating system unless given
 * @throws the reason of the signal, or the name server's error when there's no address
 */
export async function lookUp(
  hostname: string,
  signal: AbortSignal,
  servers?: readonly string[],
): Promise<string[]> {
  signal.throwIfAborted();
  const resolver = new Resolver(PATIENCE);
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const [v4, v6] = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ]);
    signal.throwIfAborted();
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
    return [v4, v6].flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

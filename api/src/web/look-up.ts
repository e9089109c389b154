import { Resolver } from 'node:dns/promises';

/** The timeout in milliseconds for a name server's first answer; the second and last try may take twice as long. */
const PATIENCE = { timeout: 1_500, tries: 2 };

/**
 * Returns all IP addresses of a host, IPv4 first, according to the name servers. The operating system's own lookup
 * can't be canceled and blocks one of four threads, so a few names that never resolve would stop all others; this
 * one blocks none and ends with the signal.
 * @param servers name servers as `address:port`; by default those of the operating system
 * @throws the reason of the signal, or the name server's error if there's no address
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

/**
 * Returns the address that a request is counted under. Forwarded addresses are trusted only for our own proxies:
 * each appends the address of its client to the list.
 *
 * @param trustedProxies number of our own proxies in front of the service
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const hops = [...(forwardedFor ?? '').split(','), peer ?? '']
    .map((address) => address.trim().replace(/^::ffff:/, ''))
    .filter((address) => address !== '');
  return hops.at(-1 - trustedProxies) ?? hops[0] ?? 'unknown';
}

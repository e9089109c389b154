/**
 * The address that a request is counted under. A forwarded address is believed only as far as the
 * proxies in front are ours: each adds the address it saw at the end of the list.
 *
 * @param trustedProxies how many of them there are
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

/** True for a loopback address. */
function isLoopbackAddress(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/, '');
  return plain === '::1' || (plain?.startsWith('127.') ?? false);
}

/**
 * True if a request comes from this machine and no header says otherwise: a foreign page whose domain points at
 * 127.0.0.1 sends that domain as Host, and a proxy or tunnel adds forwarding headers.
 */
export function isLocalRequest(headers: Headers, peer: string | undefined): boolean {
  const host = (headers.get('host') ?? '').replace(/:\d+$/, '').toLowerCase();
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'];
  return (
    ['localhost', '127.0.0.1', '[::1]'].includes(host) &&
    isLoopbackAddress(peer) &&
    !forwarded.some((name) => headers.has(name))
  );
}

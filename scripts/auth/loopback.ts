/** True for an address of this machine itself. */
function isLoopbackAddress(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/, '');
  return plain === '::1' || (plain?.startsWith('127.') ?? false);
}

/**
 * True when a request comes from this machine and says so: a foreign page that points its own name at
 * 127.0.0.1 sends that name as Host, and a proxy or tunnel adds forwarding headers.
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

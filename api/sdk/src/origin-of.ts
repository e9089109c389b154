/**
 * Returns the address of an API without the `/api` that the document's paths begin with.
 * @throws TypeError if it isn't an address
 */
export function originOf(url: string): string {
  try {
    const { protocol, origin, pathname } = new URL(url);
    if (/^https?:$/.test(protocol)) {
      return origin + pathname.replace(/\/+$/, '').replace(/\/api$/, '');
    }
  } catch {
    // The error below says what to do.
  }
  throw new TypeError(`"${url}" isn't an address like https://api.example.com.`);
}

/** The origins that users can be sent back to. */
export type ReturnPlaces = { appOrigins: string[]; siteUrl: string };

const LANDING = '/contacts';

/**
 * Returns the address that a user is sent back to with a session in its fragment: the requested one if it's in the
 * app, or else the contacts page of the origin that sent the request, or else that of the site. Never anything
 * else.
 */
export function returnAddress(
  wanted: string | null,
  origin: string | null,
  { appOrigins, siteUrl }: ReturnPlaces,
): string {
  const url = wanted !== null && URL.canParse(wanted) ? new URL(wanted) : undefined;
  if (url && appOrigins.includes(url.origin) && url.username === '' && url.password === '') {
    url.hash = '';
    return url.pathname === '/' && url.search === '' ? `${url.origin}${LANDING}` : url.href;
  }
  const home = origin !== null && appOrigins.includes(origin) ? origin : siteUrl;
  return `${home}${LANDING}`;
}

/** Where to send people back to. */
export type ReturnPlaces = { appOrigins: string[]; siteUrl: string };

const LANDING = '/contacts';

/**
 * The address a person is sent back to with a session in its fragment: the wanted one when it lies in
 * the app, else the contacts page of the origin that asked, else the contacts page of the site. Never anywhere else.
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

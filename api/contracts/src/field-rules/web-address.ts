import { hasInvisibleCharacters } from './invisible-characters.ts';
import { parsedUrl } from './parsed-url.ts';

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** The rest of an address without https://, like www.example.com/in/ada. */
const BARE_HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]|$)/iu;

/** Adds a missing https://, because people copy addresses without it. */
export function completeWebAddress(text: string): string {
  return !SCHEME.test(text) && BARE_HOST.test(text) ? `https://${text}` : text;
}

/**
 * Why an address can't be a link: it doesn't begin with https:// or http://, has spaces or invisible characters,
 * can't be parsed, has a host without a dot (like localhost), or contains a user name or password.
 */
export type LinkObstacle = 'scheme' | 'spaces' | 'invisible' | 'form' | 'host' | 'credentials';

/** Returns why `text` isn't a link that's safe to put on a page; null if it is. */
export function linkObstacle(text: string): LinkObstacle | null {
  if (!/^https?:\/\//i.test(text)) return 'scheme';
  if (/\s/.test(text)) return 'spaces';
  if (hasInvisibleCharacters(text)) return 'invisible';
  const url = parsedUrl(text);
  if (url === null) return 'form';
  const { hostname, username, password } = url;
  if (username !== '' || password !== '') return 'credentials';
  return /[^.]\.[^.]/.test(hostname) ? null : 'host';
}

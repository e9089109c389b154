import { hasInvisibleCharacters } from './invisible-characters.ts';
import { parsedUrl } from './parsed-url.ts';

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** What may follow when someone leaves out https://, like www.example.com/in/ada. */
const BARE_HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]|$)/iu;

/** People copy addresses without their beginning; the stored address is complete. */
export function completeWebAddress(text: string): string {
  return !SCHEME.test(text) && BARE_HOST.test(text) ? `https://${text}` : text;
}

/**
 * Why an address cannot be a link: it begins otherwise than with https:// or http://, has spaces or
 * invisible characters, cannot be read, names no host with a dot (like localhost), or has a user name
 * or password.
 */
export type LinkObstacle = 'scheme' | 'spaces' | 'invisible' | 'form' | 'host' | 'credentials';

/** What keeps `text` from being a link that is safe to put into a page; null for nothing. */
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

import { parsedUrl } from '@rapport/contracts';
import { LOOPBACK } from '../settings-reader.ts';
import { DavFailed } from './dav-failure.ts';

/** The servers of providers whose users know just their email address. */
const SERVERS: readonly [RegExp, string][] = [
  [/^(?:.+@)?(?:www\.)?(?:icloud|me|mac)\.com$/, 'https://contacts.icloud.com/'],
  [/^(?:.+@)?(?:www\.)?fastmail\.(?:com|fm)$/, 'https://carddav.fastmail.com/'],
];
/** Providers whose calendars are on another server than their address books. */
const CALENDAR_SERVERS: Readonly<Record<string, string>> = {
  'contacts.icloud.com': 'https://caldav.icloud.com/',
  'carddav.fastmail.com': 'https://caldav.fastmail.com/',
};
/** Google lets programs in only by its own sign-in. */
const GOOGLE = /(?:^|[@.])(?:google|gmail|googlemail|googleusercontent|googleapis)\.com$/;
/** Providers that take no account password here. */
const APP_PASSWORDS = /(?:^|\.)(?:icloud|fastmail|yahoo|yandex|zoho|mailbox)\.(?:com|org|net)$/;

/**
 * Returns the address of a server from what a user typed: a URL, a host, or an email address of a known provider.
 * @throws {DavFailed} `google` or `address`
 */
export function serverAddress(typed: string, isLoopbackAllowed: boolean): URL {
  const text = typed.trim();
  const lower = text.toLowerCase();
  const known = SERVERS.find(([pattern]) => pattern.test(lower));
  const host = lower.replace(/^https?:\/\//, '').replace(/[/?#:].*$/, '');
  if (GOOGLE.test(host)) throw new DavFailed('google');
  const url = parsedUrl(
    known?.[1] ?? (/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`),
  );
  if (url === null || url.username !== '' || url.password !== '') throw new DavFailed('address');
  const isLoopback = isLoopbackAllowed && url.protocol === 'http:' && LOOPBACK.has(url.hostname);
  if (url.protocol !== 'https:' && !isLoopback) throw new DavFailed('address');
  url.hash = '';
  return url;
}

/** Returns where an account's calendars are, which may have its password, too: at the same provider. */
export function calendarServer(address: URL): URL {
  const other = CALENDAR_SERVERS[address.hostname];
  return other === undefined ? address : new URL(other);
}

/** Returns whether a provider needs a password made for one program. */
export function needsAppPassword({ hostname }: URL): boolean {
  return APP_PASSWORDS.test(hostname);
}

/**
 * Returns whether a password for one address may be sent to another: to the same host, to one below or above it,
 * or between the servers of iCloud. Other hosts under the same domain may belong to someone else.
 */
export function isSameProvider(one: URL, other: URL): boolean {
  if (one.protocol !== other.protocol) return false;
  if (one.host === other.host) return true;
  const [first, second] = [one, other].map(({ hostname }) => `.${hostname}`);
  if (first === undefined || second === undefined || one.protocol !== 'https:') return false;
  const isIcloud = [first, second].every((name) => name.endsWith('.icloud.com'));
  return isIcloud || first.endsWith(second) || second.endsWith(first);
}

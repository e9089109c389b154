import { phoneKeys } from './phone-keys.ts';

/** What of a contact says whether it is the same person as another one. */
export interface Identity {
  displayName: string;
  organizationName: string | null;
  emails: readonly string[];
  phones: readonly string[];
}

/** Why two contacts may be one person, the most certain reason first. */
export const DUPLICATE_REASONS = ['email', 'phone', 'name'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** Providers that deliver to the same mailbox whatever dots and "+" are in front of the @. */
const DOTLESS_HOSTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** No spaces and no characters that Postgres cannot store. */
const PLAIN = /^[^\s\p{C}]+$/u;

/** Letters that no decomposition turns into plain ones. */
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ',
}; // prettier-ignore
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
/** Legal forms, which one list has and the other one leaves out. */
const LEGAL_FORM =
  / (?:gmbh|ag|kg|ug|se|inc|incorporated|llc|llp|ltd|limited|plc|corp|corporation|co|company|sa|sas|sarl|srl|spa|bv|nv|ab|oy|as|aps|sl|pty|kk)$/;

/**
 * An email address as it is compared: in lower case, with one name for one provider, and for Gmail
 * without the dots and the "+…" that it ignores itself. Empty for a text without an address.
 */
export function emailKey(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const name = address.slice(0, Math.max(at, 0));
  const host = address.slice(at + 1);
  if (name === '' || host === '' || !PLAIN.test(address)) return '';
  if (!DOTLESS_HOSTS.has(host)) return address;
  const mailbox = name.replace(/\+.*$/, '').replaceAll('.', '');
  return mailbox === '' ? address : `${mailbox}@gmail.com`;
}

/**
 * A name with its organization as they are compared: without case, accents and punctuation, the words of
 * the name in any order ("Lovelace, Ada"), the organization without its legal form. Two people without an
 * organization count as being at the same one. Empty for a blank name.
 */
export function nameKey(name: string, organization: string | null): string {
  const words = folded(name)
    .split(' ')
    .filter((word) => word !== '')
    .toSorted();
  return words.length === 0 ? '' : `${words.join(' ')}|${organizationKey(organization ?? '')}`;
}

function organizationKey(organization: string): string {
  let key = folded(organization);
  while (LEGAL_FORM.test(key)) key = key.replace(LEGAL_FORM, '');
  return key;
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(ACCENTS, '')
    .replaceAll(/[ßæœøłđðþıς]/g, (letter) => SPECIAL[letter] ?? letter)
    .normalize('NFKC')
    .replaceAll(/['’]/g, '')
    .replaceAll(NO_WORD, ' ')
    .trim();
}

/**
 * The keys that a contact is found by: `e:` email, `p:` phone in E.164, `i:` the national digits of such
 * a number, `n:` the digits of a number without its country, `o:` name and organization.
 */
export function duplicateKeys(identity: Identity): string[] {
  return keysOf(identity, ({ e164, national }) =>
    e164 === null ? [`n:${national}`] : [`p:${e164}`, `i:${national}`],
  );
}

/** The keys to look for: another contact is probably the same person if it is found by one of them. */
export function soughtKeys(identity: Identity): string[] {
  return keysOf(identity, ({ e164, national }) =>
    e164 === null ? [`n:${national}`, `i:${national}`] : [`p:${e164}`, `n:${national}`],
  );
}

/** Why two people may be one, the most certain reason first; empty where nothing says so. */
export function duplicateReasons(one: Identity, other: Identity): DuplicateReason[] {
  const keys = new Set(duplicateKeys(other));
  const found = new Set(
    soughtKeys(one)
      .filter((key) => keys.has(key))
      .map(reasonOfKey),
  );
  return DUPLICATE_REASONS.filter((reason) => found.has(reason));
}

/** What a key of `duplicateKeys` says. */
export function reasonOfKey(key: string): DuplicateReason {
  if (key.startsWith('e:')) return 'email';
  return key.startsWith('o:') ? 'name' : 'phone';
}

function keysOf(
  { displayName, organizationName, emails, phones }: Identity,
  ofPhone: (phone: ReturnType<typeof phoneKeys>[number]) => string[],
): string[] {
  const name = nameKey(displayName, organizationName);
  return [
    ...new Set([
      ...emails.map(emailKey).flatMap((key) => (key === '' ? [] : [`e:${key}`])),
      ...phones.flatMap(phoneKeys).flatMap(ofPhone),
      ...(name === '' ? [] : [`o:${name}`]),
    ]),
  ];
}

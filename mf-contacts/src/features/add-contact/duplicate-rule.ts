import { type ContactSummary } from '@rapport/contracts';

/** What of a contact says whether it is the same person. */
export interface Identity {
  displayName: string;
  primaryEmail: string | null;
  organizationName: string | null;
}

/** Texts that differ in case and accents only are the same; "Straße" and "Strasse" are, too. */
const letters = new Intl.Collator('en', { sensitivity: 'base' });

/**
 * Whether two entries are probably the same person: they have the same email address, or the same
 * name at the same organization. Two without an organization count as being at the same one.
 */
export function isProbableDuplicate(a: Identity, b: Identity): boolean {
  if (!isBlank(a.primaryEmail) && isSame(a.primaryEmail, b.primaryEmail)) return true;
  return (
    !isBlank(a.displayName) &&
    isSame(a.displayName, b.displayName) &&
    isSame(a.organizationName, b.organizationName)
  );
}

/** Those of the contacts that are probably the same person, each once. */
export function duplicatesOf(entry: Identity, contacts: readonly ContactSummary[]) {
  const alike = contacts.filter((contact) => isProbableDuplicate(entry, contact));
  return [...new Map(alike.map((contact) => [contact.id, contact])).values()];
}

function isSame(a: string | null, b: string | null): boolean {
  return letters.compare(plain(a), plain(b)) === 0;
}

function isBlank(text: string | null): boolean {
  return plain(text) === '';
}

function plain(text: string | null): string {
  return (text ?? '').trim().replaceAll(/\s+/g, ' ');
}

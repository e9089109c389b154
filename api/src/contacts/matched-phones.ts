import { countryOfAddresses, type PostalAddress, writtenPhone } from '@rapport/contracts';
import { type Database } from '../database/database.ts';
import { CONTACT_ADDRESSES } from './contact-facts-sql.ts';
import { phoneKeys } from './domain/phone-keys.ts';
import { fold, searchConditions } from './domain/search-text.ts';
import { NO_PHONE } from './found-phones.ts';
import { type SearchSources } from './search-sources.ts';

interface PhonesRow {
  id: string;
  phones: { value: string }[];
  addresses: PostalAddress[];
}

/** @param country two-letter country of the contact's addresses */
type Matcher = (phone: string, country: string | null) => boolean;

/** Three digits or more; fewer occur in nearly every number. */
const DIGITS = /^\p{Nd}{3,}$/u;

const PHONES = `SELECT c.id, ${CONTACT_ADDRESSES.phones} AS phones,
    COALESCE(c.details -> 'addresses', '[]') AS addresses FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[])`;

/**
 * Returns the contacts of a page; those found by a phone number include that number.
 * @param items a JSON array of the contacts
 */
export async function withMatchedPhones(
  database: Database,
  owner: string,
  items: string,
  { q, sources }: { q: string | undefined; sources: SearchSources },
): Promise<string> {
  const isMatch = matcher(q ?? '', sources);
  if (isMatch === null) return items;
  const contacts: { id: string }[] = JSON.parse(items);
  const rows = await database.rows<PhonesRow>(PHONES, [owner, contacts.map(({ id }) => id)]);
  const found = new Map(
    rows.map((row) => {
      const country = countryOfAddresses(row.addresses);
      return [row.id, row.phones.find(({ value }) => isMatch(value, country))?.value];
    }),
  );
  return JSON.stringify(
    contacts.map((contact) => {
      const matchedPhone = found.get(contact.id);
      return matchedPhone === undefined ? contact : { ...contact, matchedPhone };
    }),
  );
}

/** Returns a function that checks whether a search found a number; null for a search without enough digits. */
function matcher(q: string, { phones }: SearchSources): Matcher | null {
  const tests = searchConditions(q).flatMap(({ word, phone }) => {
    const { keys, parts } = phones.get(phone ?? '') ?? NO_PHONE;
    if (keys.length > 0) {
      return [
        (each: string, country: string | null) =>
          phoneKeys([each], country).some((key) => keys.includes(key)),
      ];
    }
    const digits = phone === null && DIGITS.test(word) ? [word] : parts;
    return digits.map((part) => (each: string) => digitsOf(each).some((all) => all.includes(part)));
  });
  return tests.length === 0 ? null : (phone, country) => tests.some((test) => test(phone, country));
}

function digitsOf(phone: string): string[] {
  return [fold(phone), writtenPhone(phone).digits];
}

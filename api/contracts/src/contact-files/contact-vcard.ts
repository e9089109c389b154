import { knownNameParts } from '../names/name-parts.ts';
import { countryOfAddresses } from '../details/country.ts';
import { phoneOfCountry } from '../phones/phone-of-country.ts';
import { basicDay, detailLines, keptLines } from './vcard-details.ts';
import { foldedLine, IN_N, vcardText as text } from './vcard-text.ts';
import { type ContactInFile } from './contact-csv.ts';
import { customLines } from './custom-line.ts';
import { type CustomField } from '../values/custom-field.ts';
import { relatedLine } from './related-line.ts';
import { statedLine } from './stated-line.ts';

/** Types of phones in RFC 6350. Other kinds have no type. */
const PHONE_TYPES: Readonly<Record<string, string>> = {
  mobile: 'cell',
  work: 'work',
  home: 'home',
};
const EMAIL_TYPES: Readonly<Record<string, string>> = { work: 'work', home: 'home' };

/**
 * Returns a contact as a vCard 4.0 (RFC 6350).
 * @param fields the user's own fields, in their order
 */
export function contactVcard(contact: ContactInFile, fields: readonly CustomField[] = []): string {
  const { displayName, organizationName, organizationTitle, howWeMet, pinnedNote } = contact;
  const { department = null, addresses = [] } = contact;
  const { uid, rest } = keptLines(contact);
  const country = countryOfAddresses(addresses);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    uid ?? `UID:urn:uuid:${contact.id}`,
    `FN:${text(displayName)}`,
    `N:${nameParts(contact)}`,
    ...contact.emails.map(({ value, kind }) => `EMAIL${typed(EMAIL_TYPES[kind])}:${text(value)}`),
    ...contact.phones.map(
      ({ value, kind }) => `TEL${typed(PHONE_TYPES[kind])}:${text(dialed(value, country))}`,
    ),
    ...contact.links.map(({ value, kind }) => `URL${typed(`x-${kind}`)}:${value}`),
    ...(organizationName === null && department === null
      ? []
      : [
          `ORG:${[organizationName ?? '', ...(department === null ? [] : [department])].map(text).join(';')}`,
        ]),
    ...optional('TITLE', organizationTitle),
    ...(contact.birthday === null ? [] : [`BDAY:${basicDay(contact.birthday)}`]),
    ...detailLines(contact),
    ...optional('NOTE', pinnedNote),
    ...(contact.statedPreferences ?? []).map((each) => `NOTE:${text(statedLine(each))}`),
    ...(contact.relations ?? []).map(relatedLine),
    ...customLines(fields, contact.customValues),
    ...optional('X-RAPPORT-HOW-WE-MET', howWeMet),
    ...optional('X-RAPPORT-CADENCE-DAYS', contact.cadenceDays?.toString() ?? null),
    ...(contact.photo == null ? [] : [`PHOTO:${contact.photo}`]),
    // One line each, because programs differ in how they split several values in one line.
    ...contact.labels.map(({ name }) => `CATEGORIES:${text(name)}`),
    ...rest,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}

const typed = (type: string | undefined) => (type === undefined ? '' : `;TYPE=${type}`);

function optional(name: string, value: string | null): string[] {
  return value === null ? [] : [`${name}:${text(value)}`];
}

/**
 * A number without a country code is written with that of the address, because the reader may be in another
 * country.
 */
function dialed(value: string, country: string | null): string {
  const whole = phoneOfCountry(value, country);
  return whole === null || whole.extension !== '' ? value : (whole.e164 ?? value);
}

/** Programs need the parts although FN contains the full name. */
function nameParts(contact: ContactInFile): string {
  const parts = knownNameParts(contact);
  return IN_N.map((part) => text(parts[part] ?? '')).join(';');
}

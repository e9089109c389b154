import { type ContactInFile } from './contact-csv.ts';

/** RFC 6350: a line has at most 75 octets; a longer one goes on in the next line after a space. */
const LONGEST_LINE = 75;

/** What RFC 6350 calls the kinds of phones. A kind that is not here has no type. */
const PHONE_TYPES: Readonly<Record<string, string>> = {
  mobile: 'cell',
  work: 'work',
  home: 'home',
};
const EMAIL_TYPES: Readonly<Record<string, string>> = { work: 'work', home: 'home' };

/** One contact as a vCard 4.0 (RFC 6350). */
export function contactVcard(contact: ContactInFile): string {
  const { displayName, organizationName, organizationTitle, howWeMet, pinnedNote } = contact;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:urn:uuid:${contact.id}`,
    `FN:${text(displayName)}`,
    `N:${nameParts(displayName)}`,
    ...contact.emails.map(({ value, kind }) => `EMAIL${typed(EMAIL_TYPES[kind])}:${text(value)}`),
    ...contact.phones.map(({ value, kind }) => `TEL${typed(PHONE_TYPES[kind])}:${text(value)}`),
    ...contact.links.map(({ value, kind }) => `URL${typed(`x-${kind}`)}:${value}`),
    ...optional('ORG', organizationName),
    ...optional('TITLE', organizationTitle),
    ...(contact.birthday === null ? [] : [`BDAY:${contact.birthday.replaceAll(/(?<=\d)-/g, '')}`]),
    ...optional('NOTE', pinnedNote),
    ...optional('X-RAPPORT-HOW-WE-MET', howWeMet),
    ...optional('X-RAPPORT-CADENCE-DAYS', contact.cadenceDays?.toString() ?? null),
    ...(contact.photo == null ? [] : [`PHOTO:${contact.photo}`]),
    // A line for each: programs differ in how they find the ends of values in one line.
    ...contact.labels.map(({ name }) => `CATEGORIES:${text(name)}`),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const typed = (type: string | undefined) => (type === undefined ? '' : `;TYPE=${type}`);

function optional(name: string, value: string | null): string[] {
  return value === null ? [] : [`${name}:${text(value)}`];
}

/** Escapes what has a meaning in a value. */
function text(value: string): string {
  return value.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Family name and given names. Programs ask for them although FN has the name as people write it. */
function nameParts(name: string): string {
  const words = name.split(/\s+/);
  const family = words.length > 1 ? (words.at(-1) ?? '') : '';
  const given = words.slice(0, words.length > 1 ? -1 : 1).join(' ');
  return `${text(family)};${text(given)};;;`;
}

function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let result = '';
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > LONGEST_LINE) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += octets;
  }
  return result;
}

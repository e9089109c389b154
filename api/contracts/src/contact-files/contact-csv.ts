import { type EmailKind, type LinkKind, type OfKind, type PhoneKind } from '../values/contact.ts';
import { knownNameParts, type NameParts } from '../names/name-parts.ts';
import { type Details } from '../values/details.ts';
import { DETAIL_COLUMNS } from './csv-details.ts';
import { csvLine } from './csv-cell.ts';
import { type StatedInFile, statedLine } from './stated-line.ts';

/** What an export of contacts has of each. */
export interface ContactInFile extends Partial<NameParts>, Partial<Details> {
  id: string;
  displayName: string;
  organizationName: string | null;
  organizationTitle: string | null;
  emails: OfKind<EmailKind>[];
  phones: OfKind<PhoneKind>[];
  links: OfKind<LinkKind>[];
  /** `YYYY-MM-DD`, or `--MM-DD` where the year isn't known. */
  birthday: string | null;
  howWeMet: string | null;
  pinnedNote: string | null;
  labels: readonly { name: string }[];
  /** The cadence that the user set, in whole days; null for none. */
  cadenceDays: number | null;
  /** The latest interaction, in ISO 8601; its day in UTC goes out. Only a CSV file has it. */
  lastInteractionAt?: string | null;
  /** What the contact said they like, what was learned first before the rest. */
  statedPreferences?: readonly StatedInFile[];
  /** A picture as a `data:` address. Only a vCard has it. */
  photo?: string | null;
}

const lines = (values: readonly string[]) => values.join('\n');
const valuesOf = (list: readonly { value: string }[]) => lines(list.map(({ value }) => value));
const kindsOf = (list: readonly { kind: string }[]) => lines(list.map(({ kind }) => kind));

/** Two ways to reach someone in columns of their own, which other programs read, and the rest in one. */
function waysOf(
  name: string,
  listOf: (contact: ContactInFile) => readonly { value: string; kind: string }[],
): Record<string, (contact: ContactInFile) => string> {
  const more = `More ${name.toLowerCase()}`;
  return {
    [name]: (contact) => valuesOf(listOf(contact).slice(0, 1)),
    [`${name} kind`]: (contact) => kindsOf(listOf(contact).slice(0, 1)),
    [`${name} 2`]: (contact) => valuesOf(listOf(contact).slice(1, 2)),
    [`${name} 2 kind`]: (contact) => kindsOf(listOf(contact).slice(1, 2)),
    [`${more}s`]: (contact) => valuesOf(listOf(contact).slice(2)),
    [`${more} kinds`]: (contact) => kindsOf(listOf(contact).slice(2)),
  };
}

/** The columns of the CSV export; a cell with several values has each on a line of its own. */
const COLUMNS: Readonly<Record<string, (contact: ContactInFile) => string | null>> = {
  Name: ({ displayName }) => displayName,
  Prefix: (contact) => knownNameParts(contact).namePrefix,
  'First name': (contact) => knownNameParts(contact).givenName,
  'Middle names': (contact) => knownNameParts(contact).additionalNames,
  'Last name': (contact) => knownNameParts(contact).familyName,
  Suffix: (contact) => knownNameParts(contact).nameSuffix,
  Organization: ({ organizationName }) => organizationName,
  Title: ({ organizationTitle }) => organizationTitle,
  ...waysOf('Email', ({ emails }) => emails),
  ...waysOf('Phone', ({ phones }) => phones),
  Links: ({ links }) => valuesOf(links),
  'Link kinds': ({ links }) => kindsOf(links),
  Birthday: ({ birthday }) => birthday,
  'How we met': ({ howWeMet }) => howWeMet,
  'Pinned note': ({ pinnedNote }) => pinnedNote,
  Labels: ({ labels }) => lines(labels.map(({ name }) => name)),
  'Cadence (days)': ({ cadenceDays }) => cadenceDays?.toString() ?? null,
  'Last contact': ({ lastInteractionAt }) =>
    lastInteractionAt?.slice(0, 'YYYY-MM-DD'.length) ?? null,
  ...DETAIL_COLUMNS,
  'What they told you': ({ statedPreferences = [] }) => lines(statedPreferences.map(statedLine)),
};

/** The names of the columns, in their order. */
export const CONTACT_CSV_COLUMNS: readonly string[] = Object.keys(COLUMNS);

/** The first line of a CSV file of contacts. The mark in front tells spreadsheets that it is UTF-8. */
export function contactCsvHead(): string {
  return `\ufeff${csvLine(CONTACT_CSV_COLUMNS)}`;
}

/** One contact as a line of a CSV file. */
export function contactCsvLine(contact: ContactInFile): string {
  return csvLine(Object.values(COLUMNS).map((valueOf) => valueOf(contact) ?? ''));
}

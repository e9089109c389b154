import { customValueText } from '../custom-fields/custom-value-text.ts';
import { type CustomField, type CustomValues } from '../values/custom-field.ts';
import { type EmailKind, type LinkKind, type OfKind, type PhoneKind } from '../values/contact.ts';
import { knownNameParts, type NameParts } from '../names/name-parts.ts';
import { type Details } from '../values/details.ts';
import { DETAIL_COLUMNS } from './csv-details.ts';
import { csvLine } from './csv-cell.ts';
import { relatedCell, type RelatedInFile } from './related-line.ts';
import { type StatedInFile, statedLine } from './stated-line.ts';

/** A contact as exported. */
export interface ContactInFile extends Partial<NameParts>, Partial<Details> {
  id: string;
  displayName: string;
  organizationName: string | null;
  organizationTitle: string | null;
  emails: OfKind<EmailKind>[];
  phones: OfKind<PhoneKind>[];
  links: OfKind<LinkKind>[];
  /** `YYYY-MM-DD`, or `--MM-DD` if the year is unknown. */
  birthday: string | null;
  howWeMet: string | null;
  pinnedNote: string | null;
  labels: readonly { name: string }[];
  /** The cadence that the user set, in whole days; null for none. */
  cadenceDays: number | null;
  /** The latest interaction, in ISO 8601; the file contains its UTC day. Only for CSV files. */
  lastInteractionAt?: string | null;
  /** Stated preferences, oldest first. */
  statedPreferences?: readonly StatedInFile[];
  /** What they are to other contacts. */
  relations?: readonly RelatedInFile[];
  /** By the ID of the field. */
  customValues?: CustomValues;
  /** A picture as a `data:` address. Only for vCards. */
  photo?: string | null;
}

const lines = (values: readonly string[]) => values.join('\n');
const valuesOf = (list: readonly { value: string }[]) => lines(list.map(({ value }) => value));
const kindsOf = (list: readonly { kind: string }[]) => lines(list.map(({ kind }) => kind));

/** Returns two columns for single values, which other programs import, and one for the rest. */
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

/** The columns of the CSV export; cells with several values have one per line. */
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
  Relations: ({ relations = [] }) => lines(relations.map(relatedCell)),
};

/** What follows the name of a field's column if another column has that name. */
const OWN_COLUMN = ' (own field)';

/** The names of the columns that every file has, in order. */
export const CONTACT_CSV_COLUMNS: readonly string[] = Object.keys(COLUMNS);

/**
 * Returns the first line of a CSV file of contacts. Its byte order mark tells spreadsheets that the file is UTF-8.
 * @param fields the user's own fields, whose columns come last
 */
export function contactCsvHead(fields: readonly CustomField[] = []): string {
  return `\ufeff${csvLine([...CONTACT_CSV_COLUMNS, ...customColumns(fields)])}`;
}

/** Returns the line of a CSV file for a contact, with the columns of `contactCsvHead` for the same fields. */
export function contactCsvLine(
  contact: ContactInFile,
  fields: readonly CustomField[] = [],
): string {
  const custom = fields.map((field) => {
    const value = contact.customValues?.[field.id];
    return value === undefined ? null : customValueText(field, value);
  });
  const fixed = Object.values(COLUMNS).map((valueOf) => valueOf(contact));
  return csvLine([...fixed, ...custom].map((cell) => cell ?? ''));
}

/**
 * Returns the name of each field's column: that of the field, with an addition if a column that every file has is
 * called the same.
 */
export function customColumns(fields: readonly Pick<CustomField, 'name'>[]): string[] {
  const taken = new Set(CONTACT_CSV_COLUMNS.map((name) => name.toLowerCase()));
  return fields.map(({ name }) => {
    let column = name;
    while (taken.has(column.toLowerCase())) column += OWN_COLUMN;
    taken.add(column.toLowerCase());
    return column;
  });
}

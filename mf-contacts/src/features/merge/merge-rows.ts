import { type Contact, type CustomField, type MergeContacts } from '@rapport/api-client';
import { DETAIL_TEXTS, isSameNumber, type MergeChoice, shownText } from '@rapport/contracts';
import { isBetterWritten } from '../../contacts/better-written.ts';
import { customValueWords } from '../../custom-fields/custom-value-words.ts';
import { DETAIL_LABELS } from '../../contact-details/detail-words.ts';
import { CONTACT_LABELS } from '../../contact-form/contact-fields.ts';

/** One of the user's own fields, by its ID. */
type OwnField = `own:${string}`;

/** A field in which two contacts differ. */
export interface MergeRow {
  field: Exclude<MergeChoice, 'cadenceDays'> | OwnField;
  label: string;
  /** Null if that contact has no value. At least one of them has one. */
  own: string | null;
  other: string | null;
  /** True if a private email would be listed before the other contact's work email. */
  isPrivateFirst?: boolean;
}

const LABELS: readonly (readonly [Exclude<MergeRow['field'], OwnField>, string])[] = [
  ['displayName', 'Name'],
  ['organizationTitle', CONTACT_LABELS.organizationTitle],
  ['organizationName', CONTACT_LABELS.organizationName],
  ['primaryEmail', 'First email'],
  ['primaryPhone', 'First phone'],
  ['linkedinUrl', 'LinkedIn'],
  ['birthday', 'Birthday'],
  ['howWeMet', 'How you met'],
  ...DETAIL_TEXTS.map((field) => [field, DETAIL_LABELS[field]] as const),
  ['photoUrl', 'Photo'],
  ['legalBasisNote', 'Why you keep notes'],
];

/** For these fields, both values are kept, and the choice only determines the first one. */
const COMBINED_FIELDS: readonly MergeRow['field'][] = [
  'primaryEmail',
  'primaryPhone',
  'linkedinUrl',
];

/**
 * The fields in which two contacts differ, and the labels of those with the same value.
 * @param fields the user's own fields
 */
export function mergeRows(
  own: Contact,
  other: Contact,
  fields: readonly CustomField[] = [],
): { different: MergeRow[]; same: string[] } {
  const plainRows: MergeRow[] = LABELS.map(([field, label]) => ({
    ...{ field, label },
    own: own[field] ?? null,
    other: other[field] ?? null,
    ...(field === 'primaryEmail' && {
      isPrivateFirst: own.emails[0]?.kind === 'home' && other.emails[0]?.kind === 'work',
    }),
  }));
  const ownRows = fields.map((field): MergeRow => {
    const wordsOf = ({ customValues }: Contact) => {
      const value = customValues?.[field.id];
      return value === undefined ? null : customValueWords(field, value);
    };
    return {
      ...{ field: `own:${field.id}`, label: shownText(field.name) },
      ...{ own: wordsOf(own), other: wordsOf(other) },
    };
  });
  const rows = [...plainRows, ...ownRows].filter((row) => row.own !== null || row.other !== null);
  return {
    different: rows.filter((row) => !isSame(row)),
    same: rows.filter(isSame).map(({ label }) => label),
  };
}

/** What a merge takes from the other contact, in the API's format. */
export function takenOf(rows: readonly MergeRow[]): Pick<MergeContacts, 'take' | 'takeFields'> {
  const take: Exclude<MergeRow['field'], OwnField>[] = [];
  const takeFields: string[] = [];
  for (const { field } of rows) {
    if (isOwnField(field)) takeFields.push(field.slice('own:'.length));
    else take.push(field);
  }
  return { take, ...(takeFields.length > 0 && { takeFields }) };
}

function isOwnField(field: MergeRow['field']): field is OwnField {
  return field.startsWith('own:');
}

/** For these fields, a difference in upper and lower case counts, and the user chooses one spelling. */
const WRITTEN: readonly MergeRow['field'][] = [
  'displayName',
  'organizationTitle',
  'organizationName',
];

function isSame({ field, own, other }: MergeRow): boolean {
  if (own === null || other === null) return false;
  if (field === 'primaryPhone' && isSameNumber(own, other)) return true;
  return WRITTEN.includes(field)
    ? plain(own) === plain(other)
    : plain(own).toLowerCase() === plain(other).toLowerCase();
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/**
 * The default choice: the only value, or else the better-written or longer text, which says more. If both are kept,
 * the own value is first, unless it's a private email and the other one is for work. Of the user's own fields, the own
 * value stays.
 */
export function presetOf({ field, own, other, isPrivateFirst }: MergeRow): 'own' | 'other' {
  if (own === null || isPrivateFirst === true) return 'other';
  if (other === null || isOwnField(field)) return 'own';
  if (COMBINED_FIELDS.includes(field) || isBetterWritten(own, other)) return 'own';
  if (isBetterWritten(other, own)) return 'other';
  return other.trim().length > own.trim().length ? 'other' : 'own';
}

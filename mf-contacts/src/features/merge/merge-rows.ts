import { type Contact } from '@rapport/api-client';
import { DETAIL_TEXTS, isSameNumber, type MergeChoice } from '@rapport/contracts';
import { isBetterWritten } from '../../contacts/better-written.ts';
import { DETAIL_LABELS } from '../../contact-details/detail-words.ts';
import { CONTACT_LABELS } from '../../contact-form/contact-fields.ts';

/** A field in which two contacts differ. */
export interface MergeRow {
  field: Exclude<MergeChoice, 'cadenceDays'>;
  label: string;
  /** Null if that contact has no value. At least one of them has one. */
  own: string | null;
  other: string | null;
  /** True if a private email would be listed before the other contact's work email. */
  isPrivateFirst?: boolean;
}

const LABELS: readonly (readonly [MergeRow['field'], string])[] = [
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

/** The fields in which two contacts differ, and the labels of those with the same value. */
export function mergeRows(own: Contact, other: Contact): { different: MergeRow[]; same: string[] } {
  const rows = LABELS.map(([field, label]) => ({
    ...{ field, label },
    own: own[field] ?? null,
    other: other[field] ?? null,
    ...(field === 'primaryEmail' && {
      isPrivateFirst: own.emails[0]?.kind === 'home' && other.emails[0]?.kind === 'work',
    }),
  })).filter((row) => row.own !== null || row.other !== null);
  return {
    different: rows.filter((row) => !isSame(row)),
    same: rows.filter(isSame).map(({ label }) => label),
  };
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
 * the own value is first, unless it's a private email and the other one is for work.
 */
export function presetOf({ field, own, other, isPrivateFirst }: MergeRow): 'own' | 'other' {
  if (own === null || isPrivateFirst === true) return 'other';
  if (other === null || COMBINED_FIELDS.includes(field) || isBetterWritten(own, other))
    return 'own';
  if (isBetterWritten(other, own)) return 'other';
  return other.trim().length > own.trim().length ? 'other' : 'own';
}

import { RESTORE_MINUTES } from './contact.ts';
import { type DetailText } from './details.ts';
import { MERGED_FIELDS } from './import.ts';

/** The maximum number of people in one POST /api/contacts/matches. */
export const MATCH_LIMIT = 500;
/** The maximum number of contacts returned per person, most certain first. */
export const MATCHES_SHOWN = 10;

/** The fields of which a merge keeps one value. Lists, labels, and pinned notes are combined. */
export const MERGE_CHOICES = [
  ...MERGED_FIELDS,
  'photoUrl',
  'birthday',
  'howWeMet',
  ...([
    'timeZone',
    'pronouns',
    'spokenName',
    'nickname',
    'department',
  ] as const satisfies readonly DetailText[]),
  'legalBasisNote',
  'cadenceDays',
] as const;
export type MergeChoice = (typeof MERGE_CHOICES)[number];

/** For how many minutes POST /api/contacts/{id}/unmerge can undo a merge. */
export const UNMERGE_MINUTES = RESTORE_MINUTES;

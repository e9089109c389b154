import { RESTORE_MINUTES } from './contact.ts';
import { type DetailText } from './details.ts';
import { MERGED_FIELDS } from './import.ts';

/** How many people one POST /api/contacts/matches takes. */
export const MATCH_LIMIT = 500;
/** How many contacts are named for one of them at most, the most certain first. */
export const MATCHES_SHOWN = 10;

/** The fields of which a merge keeps one value. Lists, labels and pinned notes are kept from both. */
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

/** For how many minutes POST /api/contacts/{id}/unmerge makes two contacts again. */
export const UNMERGE_MINUTES = RESTORE_MINUTES;

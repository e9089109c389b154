import { type DuplicateReason, type LikenessGrade } from '../duplicates/likeness-words.ts';
import { type ContactSummary, RESTORE_MINUTES } from './contact.ts';
import { MERGED_FIELDS } from './import.ts';

/** How many people one POST /api/contacts/matches takes. */
export const MATCH_LIMIT = 500;
/** How many contacts are named for one of them at most, the most certain first. */
export const MATCHES_SHOWN = 10;

/** Somebody who may be a contact already. */
export interface PersonToMatch {
  displayName?: string | null;
  organizationName?: string | null;
  emails?: string[] | null;
  phones?: string[] | null;
  /** Of these, profiles count, like LinkedIn's. */
  links?: string[] | null;
}

/** Body of POST /api/contacts/matches. */
export interface MatchContacts {
  people: PersonToMatch[];
}

/** A contact that is probably the same person. */
export interface ContactMatch {
  contact: ContactSummary;
  /** Only `same` is certain enough to be merged without a look. */
  grade: LikenessGrade;
  /** The most certain first, and never empty. */
  reasons: DuplicateReason[];
}

/** Response to POST /api/contacts/matches. */
export interface MatchedContacts {
  /** One list for each person, in their order. */
  matches: ContactMatch[][];
}

/** Two contacts that are probably one person. */
export interface DuplicatePair {
  contact: ContactSummary;
  other: ContactSummary;
  grade: LikenessGrade;
  reasons: DuplicateReason[];
}

/** Query of GET /api/contacts/duplicates; the next page is in the header `Link`. */
export interface DuplicateListQuery {
  /** 50 unless given, 200 at most. */
  limit?: number;
  cursor?: string;
}

/** Body of POST /api/contacts/{id}/not-same. */
export interface NotSamePerson {
  /** The id of the other contact. */
  other: string;
  /** False takes the statement back. */
  dismissed: boolean;
}

/** The fields of which a merge keeps one value. Emails, phones, links, labels and pinned notes are kept from both. */
export const MERGE_CHOICES = [
  ...MERGED_FIELDS,
  'photoUrl',
  'birthday',
  'howWeMet',
  'legalBasisNote',
  'cadenceDays',
] as const;
export type MergeChoice = (typeof MERGE_CHOICES)[number];

/** For how many minutes POST /api/contacts/{id}/unmerge makes two contacts again. */
export const UNMERGE_MINUTES = RESTORE_MINUTES;

/** A merge that POST /api/contacts/{contactId}/unmerge can undo. */
export interface UndoableMerge {
  /** The contact that is left. */
  contactId: string;
  displayName: string;
  /** The contact that became part of it. */
  otherId: string;
  otherName: string;
  /** ISO 8601 */
  mergedAt: string;
  undoableUntil: string;
}

/** Body of POST /api/contacts/{id}/merge. */
export interface MergeContacts {
  /** The contact that becomes part of the one in the path. */
  with: string;
  /** The ETag of that contact that the choice is based on; without it its last change wins. */
  withEtag?: string | null;
  /**
   * The fields whose value comes from that contact. Of all others the own value stays, and an empty one
   * is filled. An email, phone or profile page that is taken becomes the first one.
   */
  take?: MergeChoice[] | null;
}

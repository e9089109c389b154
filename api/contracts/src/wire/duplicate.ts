import { type DuplicateReason } from '../duplicates/duplicate-keys.ts';
import { type ContactSummary } from './contact.ts';

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
}

/** Body of POST /api/contacts/matches. */
export interface MatchContacts {
  people: PersonToMatch[];
}

/** A contact that is probably the same person. */
export interface ContactMatch {
  contact: ContactSummary;
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

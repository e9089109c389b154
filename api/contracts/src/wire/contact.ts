import { type OpenReason, type OpenReasons } from '../quiz/open-reason.ts';
import { type MotivationType, type WorkStyleLetter, type WorkStyleType } from '../types.ts';
import { type InteractionType } from './interaction.ts';
import { type ContactLabel } from './label.ts';

export const EMAIL_KINDS = ['work', 'home', 'other'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
export const PHONE_KINDS = ['mobile', 'work', 'home', 'other'] as const;
export type PhoneKind = (typeof PHONE_KINDS)[number];
export const LINK_KINDS = ['linkedin', 'website', 'social', 'other'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** An email address, a phone number or a link, and what it is for. */
export interface OfKind<Kind> {
  value: string;
  kind: Kind;
}

/** How many emails, phones and links a contact can have each. */
export const MOST_ADDRESSES = 20;

/** A contact as lists show it. Absent values are null, never missing and never "". Timestamps are ISO 8601 in UTC. */
export interface ContactSummary {
  id: string;
  /** The owner's own id: a contact is only ever sent to its owner. */
  userProfileId: string;
  displayName: string;
  primaryEmail: string | null;
  primaryPhone: string | null;
  organizationName: string | null;
  organizationTitle: string | null;
  linkedinUrl: string | null;
  photoUrl: string | null;
  linkedinProfilePicture: string | null;
  /**
   * Where the stored photo is, below the API's origin, for an `<img>`; null while there is none. The
   * API fetches it from `photoUrl`, else `linkedinProfilePicture`, which no page loads itself.
   */
  photoPath: string | null;
  /** Moves when the contact is created, edited or assessed, and at no other time. */
  lastUpdateTime: string;
  assessmentComplete: boolean;
  mbtiType: WorkStyleType | null;
  /** Percent, 0–100. */
  mbtiConfidence: number | null;
  enneagramType: MotivationType | null;
  /** Percent, 0–100. */
  enneagramConfidence: number | null;
  /** The latest interaction that has happened. */
  lastInteractionAt: string | null;
  /**
   * When the next contact is due by the contact's cadence, the first one too; in the past when it is
   * overdue. What is planned does not move it.
   */
  nextDueAt: string | null;
  /** When the next planned interaction takes place, and what it is. */
  nextPlannedAt: string | null;
  nextPlannedType: InteractionType | null;
  /** Letters of `mbtiType` that could as well be their opposite. */
  mbtiAmbiguousLetters: WorkStyleLetter[];
  enneagramSecondaryTypes: MotivationType[];
  /** Types tied with `enneagramType`; null where the answers behind the result are not known. */
  enneagramCoLeaders: MotivationType[] | null;
  /** Why each letter of `mbtiAmbiguousLetters` is open; null where the answers are not known. */
  mbtiOpenReasons: OpenReasons | null;
  /** Why no single motivation type came out; null when one did, or where the answers are not known. */
  enneagramOpenReason: OpenReason | null;
  /** How many questions can tell the tied types apart, 0 when none can; null where that is not known. */
  narrowingQuestionCount: number | null;
  /** When this person objected to being estimated; while it is set there is no estimate. */
  objectedAt: string | null;
  /** By name. */
  labels: ContactLabel[];
}

/** One contact as GET /api/contacts/{id} and POST /api/contacts answer it. */
export interface Contact extends ContactSummary {
  bigFiveOpenness: number | null;
  viaTopStrength1: string | null;
  /** Why the user may keep what they note about this person, in their own words. */
  legalBasisNote: string | null;
  /** When the user told this person about it. */
  informedAt: string | null;
  /** When the user last found that the estimate still fits. */
  reviewedAt: string | null;
  /** Twelve months after the estimate was made or last found to fit; null without one. */
  reviewDueAt: string | null;
  /** The first one is `primaryEmail`. */
  emails: OfKind<EmailKind>[];
  /** The first one is `primaryPhone`. */
  phones: OfKind<PhoneKind>[];
  /** `linkedinUrl` comes first, if there is one. */
  links: OfKind<LinkKind>[];
  /** What the user wants to see first. */
  pinnedNote: string | null;
  /** `YYYY-MM-DD`, or `--MM-DD` where the year is not known. */
  birthday: string | null;
  howWeMet: string | null;
}

/** Body of POST /api/contacts. Empty optional fields are sent as null. */
export interface CreateContact {
  /** Accepted and ignored: the owner is always the token's subject. */
  userProfileId?: string | null;
  displayName: string;
  primaryEmail?: string | null;
  primaryPhone?: string | null;
  organizationName?: string | null;
  organizationTitle?: string | null;
  linkedinUrl?: string | null;
  /** All emails; `primaryEmail` does not count beside them. Null is none. The same holds for phones and links. */
  emails?: OfKind<EmailKind>[] | null;
  phones?: OfKind<PhoneKind>[] | null;
  links?: OfKind<LinkKind>[] | null;
  pinnedNote?: string | null;
  /** `YYYY-MM-DD`, or `--MM-DD` where the year is not known. */
  birthday?: string | null;
  howWeMet?: string | null;
  /** All labels of the contact. */
  labelIds?: string[] | null;
}

/**
 * Body of PATCH /api/contacts/{id}: a field left out stays as it is, null clears it (except the name).
 * Without `emails`, `primaryEmail` replaces the first email and keeps the rest; null removes the first
 * one. The same holds for phones, and for `linkedinUrl` and links.
 */
export interface UpdateContact extends Partial<Omit<CreateContact, 'userProfileId'>> {
  photoUrl?: string | null;
  legalBasisNote?: string | null;
  informedAt?: string | null;
}

export const CONTACT_SORTS = ['updated', 'name', 'lastContact', 'nextDue'] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];

/**
 * When the last contact was: in the last 7, 30 or 90 days (a week is a part of the month), longer ago, or
 * never.
 */
export const LAST_CONTACTS = ['week', 'month', 'quarter', 'older', 'never'] as const;
export type LastContact = (typeof LAST_CONTACTS)[number];

/**
 * Query of GET /api/contacts, which answers an array of `ContactSummary`, newest `lastUpdateTime`
 * first. The next page is in the header `Link: <…>; rel="next"`, the total in `X-Total-Count`.
 */
export interface ContactListQuery {
  /**
   * Looks, without case and accents, in name, organization, title, emails, phones, links, birthday, pinned
   * note, how they met, and labels; blank is no filter.
   */
  q?: string;
  /** 50 unless given, 200 at most. */
  limit?: number;
  /** From the Link header of the page before. */
  cursor?: string;
  sort?: ContactSort;
  assessed?: boolean;
  /** Only contacts whose next contact date has passed. */
  due?: true;
  /** Only contacts that are due within so many days, also those that are due now. */
  dueWithinDays?: number;
  lastContact?: LastContact;
  /** Ids of labels, all of which a contact has. Each stands in the address as `label=` of its own. */
  label?: readonly string[];
  mbtiType?: WorkStyleType;
  enneagramType?: MotivationType;
  /**
   * Asks for the total. With true, a long list is not counted to its end: `X-Total-Count-Relation` then says
   * what the number is. An API of an earlier release says at-least where this one estimates.
   */
  count?: true | 'exact';
}

/**
 * What X-Total-Count is where it is not exact: an estimate, or a number where counting stopped although there
 * are more. Clients take one that they do not know for an estimate.
 */
export const TOTAL_RELATIONS = ['at-least', 'estimate'] as const;
export type TotalRelation = (typeof TOTAL_RELATIONS)[number];

/** For how many minutes POST /api/contacts/{id}/restore brings back a deleted contact. */
export const RESTORE_MINUTES = 10;

/** The longest texts accepted, in characters after trimming. */
export const TEXT_LIMITS = { name: 200, short: 320, notes: 10_000 } as const;

export const EMAIL_KINDS = ['work', 'home', 'other'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
export const PHONE_KINDS = ['mobile', 'work', 'home', 'other'] as const;
export type PhoneKind = (typeof PHONE_KINDS)[number];
export const LINK_KINDS = ['linkedin', 'website', 'social', 'other'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** An email address, a phone number, or a link, with its kind. */
export interface OfKind<Kind> {
  value: string;
  kind: Kind;
}

/** The maximum number of emails, of phones, and of links per contact. */
export const MOST_ADDRESSES = 20;

export const CONTACT_SORTS = ['updated', 'name', 'familyName', 'lastContact', 'nextDue'] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];

/**
 * When the last interaction was: in the last 7, 30, or 90 days (each includes the shorter ones), longer ago, or
 * never.
 */
export const LAST_CONTACTS = ['week', 'month', 'quarter', 'older', 'never'] as const;
export type LastContact = (typeof LAST_CONTACTS)[number];

/** What a list of contacts can be filtered by if they don't have it. */
export const MISSING_FACTS = ['phone', 'email'] as const;
export type MissingFact = (typeof MISSING_FACTS)[number];

/**
 * What X-Total-Count is if it isn't exact: an estimate, or the number at which counting stopped. Clients treat an
 * unknown value as an estimate.
 */
export const TOTAL_RELATIONS = ['at-least', 'estimate'] as const;
export type TotalRelation = (typeof TOTAL_RELATIONS)[number];

/** For how many days POST /api/contacts/{id}/restore can restore a deleted contact. */
export const RESTORE_DAYS = 30;

/** For how many minutes GET /api/undos and the screen offer to undo a deletion. */
export const RESTORE_MINUTES = 10;

/** The longest texts accepted, in characters after trimming. */
export const TEXT_LIMITS = { name: 200, short: 320, notes: 10_000 } as const;

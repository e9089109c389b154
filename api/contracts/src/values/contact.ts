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

export const CONTACT_SORTS = ['updated', 'name', 'familyName', 'lastContact', 'nextDue'] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];

/**
 * When the last contact was: in the last 7, 30 or 90 days (a week is a part of the month), longer ago, or
 * never.
 */
export const LAST_CONTACTS = ['week', 'month', 'quarter', 'older', 'never'] as const;
export type LastContact = (typeof LAST_CONTACTS)[number];

/**
 * What X-Total-Count is where it is not exact: an estimate, or a number where counting stopped although there
 * are more. Clients take one that they do not know for an estimate.
 */
export const TOTAL_RELATIONS = ['at-least', 'estimate'] as const;
export type TotalRelation = (typeof TOTAL_RELATIONS)[number];

/** For how many days POST /api/contacts/{id}/restore brings back a deleted contact. */
export const RESTORE_DAYS = 30;

/** For how many minutes a deletion is among what GET /api/undos offers, and stays on the screen. */
export const RESTORE_MINUTES = 10;

/** The longest texts accepted, in characters after trimming. */
export const TEXT_LIMITS = { name: 200, short: 320, notes: 10_000 } as const;

import { INTERACTION_TYPES, isUuid, type InteractionType } from '@rapport/contracts';

/** A link to a phone, mail, or message app that the user has opened. */
export interface Reached {
  contactId: string;
  type: InteractionType;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Whether the page was hidden after that, so that another app has probably opened. */
  left: boolean;
}

const TYPES: readonly (readonly [RegExp, InteractionType])[] = [
  [/^tel:/i, 'call'],
  [/^mailto:/i, 'email'],
  [/^sms:|^https:\/\/wa\.me\//i, 'message'],
];

/**
 * Reads who is reached by a click, and how. A link outside of the contact's page has the contact's ID in
 * `data-contact`.
 * @param here the address of the page
 * @returns null for any other click
 */
export function reachInClick({ target, defaultPrevented }: Event, here: URL): Reached | null {
  const link = !defaultPrevented && target instanceof Element && target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return null;
  const type = TYPES.find(([pattern]) => pattern.test(link.href))?.[1];
  const contactId = link.dataset['contact'] ?? contactAt(here);
  if (type === undefined || !isUuid(contactId)) return null;
  return { contactId, type, at: Date.now(), left: false };
}

/** The contact on the page; null on other pages. */
export function contactAt({ pathname, searchParams }: URL): string | null {
  const id = searchParams.get('selected') ?? /^\/contacts\/([^/]+)/.exec(pathname)?.[1];
  return isUuid(id) ? id : null;
}

/** Reads what a page of this tab has stored; null if it's something else. */
export function parsedReached(value: unknown): Reached | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('contactId' in value) || typeof value.contactId !== 'string') return null;
  if (!('at' in value) || typeof value.at !== 'number' || !('type' in value)) return null;
  const type = INTERACTION_TYPES.find((each) => each === value.type);
  if (type === undefined) return null;
  const { contactId, at } = value;
  return { contactId, type, at, left: 'left' in value && value.left === true };
}

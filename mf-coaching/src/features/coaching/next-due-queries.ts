import {
  api,
  type ContactSummary,
  type Guidance,
  type NextMeetingAnswer,
  type YouCard,
} from '@rapport/api-client';
import { dueStateWords, type YouCardKind, FULL_DAY } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { clockTime, dayInWords, daysApart } from '@rapport/shared-ui';

/** The contact who is met or due next. */
export interface NextContact extends Pick<ContactSummary, 'id' | 'displayName'> {
  isAssessed: boolean;
  /** The date in words; null if it's unknown. */
  when: string | null;
}

/** The contact who is due next; null if there is none to show. */
interface NextDue {
  contact: NextContact | null;
  /** True if there are any contacts, shown or not. */
  isAnybody: boolean;
}

/** The relevant part of the contact's guidance. */
export interface Comparison {
  you: readonly YouCard[];
  /** True if there's a self-assessment to compare with. */
  isOwnKnown: boolean;
}

/** The next meeting within two weeks; null if nothing is planned. An API of the previous release doesn't have it. */
export function nextMeetingQuery(shell: ShellApi) {
  return {
    ...apiQuery(shell, api.get('/api/today/next-meeting')),
    select: ({ next }: NextMeetingAnswer): NextContact | null =>
      next && {
        id: next.person.id,
        displayName: next.person.displayName,
        isAssessed: next.assessed,
        when: meetingWords(next.at),
      },
  };
}

/** Contacts who are due at all; without a cadence, no one is. */
const DUE_NEXT = { sort: 'nextDue', dueWithinDays: 365 } as const;

/** Among contacts with an estimate: the one overdue for longest, or else the one due next. */
export function nextDueQuery(shell: ShellApi) {
  const call = api.get('/api/contacts', { ...DUE_NEXT, limit: 1, assessed: true });
  return { ...apiQuery(shell, call), select: nextDue };
}

/** The same among contacts without an estimate who haven't objected. */
export function nextUnassessedQuery(shell: ShellApi) {
  // The API of the previous release includes those who objected, so they're skipped.
  const filter = { assessed: false, objected: false };
  const call = api.get('/api/contacts', { ...DUE_NEXT, limit: 20, ...filter });
  return { ...apiQuery(shell, call), select: nextDue };
}

/** Finds out whether anyone else is due: a contact who objected. */
export function objectedQuery(shell: ShellApi) {
  const call = api.get('/api/contacts', { ...DUE_NEXT, limit: 1, objected: true });
  return { ...apiQuery(shell, call), select: nextDue };
}

/** The cards about the user and the contact. */
export function comparisonQuery(shell: ShellApi, contactId: string) {
  return {
    ...apiQuery(shell, api.get('/api/guidance/{contactId}', { contactId })),
    select: ({ you, own }: Guidance): Comparison => ({
      // A card of a kind that only a newer API knows has no label here.
      you: you.filter(({ card }) => Object.hasOwn(KIND_LABELS, card)),
      isOwnKnown: own !== null,
    }),
  };
}

/** Skips contacts who objected, because no page gives advice about them. */
function nextDue(contacts: readonly ContactSummary[]): NextDue {
  const contact = contacts.find(({ objectedAt }) => objectedAt === null);
  return { contact: contact ? nextContact(contact) : null, isAnybody: contacts.length > 0 };
}

function nextContact(contact: ContactSummary): NextContact {
  const { id, displayName, mbtiType } = contact;
  // Without an estimate there's nothing to compare, so no guidance is requested.
  return { id, displayName, isAssessed: mbtiType !== null, when: dueStateWords(contact) };
}

/** Returns the time of a meeting, like 'Tomorrow, 10:15 AM' or 'Monday, March 16, 10:15 AM'. */
function meetingWords(at: string, now = new Date()): string {
  const date = new Date(at);
  const near = ['Today', 'Tomorrow'][daysApart(now, date)];
  const day = near ?? dayInWords(date, FULL_DAY);
  return `${day}, ${clockTime(date)}`;
}

/** What a card is called. */
export const KIND_LABELS: Record<YouCardKind, string> = {
  bridge: 'Bridge',
  blind_spot: 'Alike',
  strength: 'Alike',
  driver: 'Your drive',
  watch_out: 'Watch out',
};

import {
  api,
  type ContactSummary,
  type Guidance,
  type NextMeetingAnswer,
  type YouCard,
} from '@rapport/api-client';
import { dueStateWords, type YouCardKind } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { clockTime, dayInWords, daysApart } from '@rapport/shared-ui';

/** Of the contact who is met or due next. */
export interface NextContact extends Pick<ContactSummary, 'id' | 'displayName'> {
  isAssessed: boolean;
  /** When that is, in words; null where no date is known. */
  when: string | null;
}

/** Who is due next among some contacts; null where there is no one to name. */
interface NextDue {
  contact: NextContact | null;
  /** Whether there are any contacts, named or not. */
  isAnybody: boolean;
}

/** Of the guidance about them. */
export interface Comparison {
  you: readonly YouCard[];
  /** Whether there is an own assessment to compare with. */
  isOwnKnown: boolean;
}

/** Whom one meets within two weeks; null where nothing is planned. An API of the release before knows nothing of it. */
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

/** Those who are due at all: without a cadence, no one is. */
const DUE_NEXT = { sort: 'nextDue', dueWithinDays: 365 } as const;

/** Of those with an estimate: who has been overdue for longest, else who is due next. */
export function nextDueQuery(shell: ShellApi) {
  const call = api.get('/api/contacts', { ...DUE_NEXT, limit: 1, assessed: true });
  return { ...apiQuery(shell, call), select: nextDue };
}

/** The same of those without one who didn't object. */
export function nextUnassessedQuery(shell: ShellApi) {
  // The API of the release before sends those who objected too, who are passed over.
  const filter = { assessed: false, objected: false };
  const call = api.get('/api/contacts', { ...DUE_NEXT, limit: 20, ...filter });
  return { ...apiQuery(shell, call), select: nextDue };
}

/** Whether anyone else is due: someone who objected. */
export function objectedQuery(shell: ShellApi) {
  const call = api.get('/api/contacts', { ...DUE_NEXT, limit: 1, objected: true });
  return { ...apiQuery(shell, call), select: nextDue };
}

/** The cards about the two of you. */
export function comparisonQuery(shell: ShellApi, contactId: string) {
  return {
    ...apiQuery(shell, api.get('/api/guidance/{contactId}', { contactId })),
    select: ({ you, own }: Guidance): Comparison => ({
      // A card of a kind that only a newer API knows has no name here.
      you: you.filter(({ card }) => Object.hasOwn(KIND_LABELS, card)),
      isOwnKnown: own !== null,
    }),
  };
}

/** No advice is given about a contact who objected, on no page. */
function nextDue(contacts: readonly ContactSummary[]): NextDue {
  const contact = contacts.find(({ objectedAt }) => objectedAt === null);
  return { contact: contact ? nextContact(contact) : null, isAnybody: contacts.length > 0 };
}

function nextContact(contact: ContactSummary): NextContact {
  const { id, displayName, mbtiType } = contact;
  // Without an estimate there is nothing to compare, and nothing to ask for.
  return { id, displayName, isAssessed: mbtiType !== null, when: dueStateWords(contact) };
}

/** When someone is met, like 'Tomorrow, 10:15 AM' or 'Monday, March 16, 10:15 AM'. */
function meetingWords(at: string, now = new Date()): string {
  const date = new Date(at);
  const near = ['Today', 'Tomorrow'][daysApart(now, date)];
  const day = near ?? dayInWords(date, { weekday: 'long', month: 'long', day: 'numeric' });
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

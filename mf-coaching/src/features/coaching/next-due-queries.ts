import { api, type ContactSummary, type Guidance, type YouCard } from '@rapport/api-client';
import { type YouCardKind } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** Of the contact who is due next. */
export type NextContact = Pick<ContactSummary, 'id' | 'displayName' | 'nextDueAt'> & {
  isAssessed: boolean;
};

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

/** Of those with an estimate: who has been overdue for longest, else who is due next. */
export function nextDueQuery(shell: ShellApi) {
  const call = api.get('/api/contacts', { limit: 1, sort: 'nextDue', assessed: true });
  return { ...apiQuery(shell, call), select: nextDue };
}

/** The same of those without one who didn't object. */
export function nextUnassessedQuery(shell: ShellApi) {
  // The API of the release before sends those who objected too, who are passed over.
  const filter = { assessed: false, objected: false };
  const call = api.get('/api/contacts', { limit: 20, sort: 'nextDue', ...filter });
  return { ...apiQuery(shell, call), select: nextDue };
}

/** Whether there is anyone else: someone who objected. */
export function objectedQuery(shell: ShellApi) {
  const call = api.get('/api/contacts', { limit: 1, objected: true });
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

function nextContact({ id, displayName, nextDueAt, mbtiType }: ContactSummary): NextContact {
  // Without an estimate there is nothing to compare, and nothing to ask for.
  return { id, displayName, nextDueAt, isAssessed: mbtiType !== null };
}

/** What a card is called. */
export const KIND_LABELS: Record<YouCardKind, string> = {
  bridge: 'Bridge',
  blind_spot: 'Alike',
  strength: 'Alike',
  driver: 'Your drive',
  watch_out: 'Watch out',
};

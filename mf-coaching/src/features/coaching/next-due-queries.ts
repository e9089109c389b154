import {
  type ContactSummary,
  type endpoints,
  type YouCard,
  type YouCardKind,
} from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/**
 * Only what this page shows is read, and only the types of the endpoints are used: the decoders of a
 * whole contact and of a whole guidance would be most of the page.
 */
const LIST: typeof endpoints.contacts.list.pattern = '/api/contacts';
const GUIDANCE: typeof endpoints.guidance.one.pattern = '/api/guidance/:contactId';

/** Of the contact who is due next. */
export type NextContact = Pick<ContactSummary, 'id' | 'displayName' | 'nextDueAt'> & {
  isAssessed: boolean;
};

/** Who is due next among some contacts; null where there is nobody to name. */
interface NextDue {
  contact: NextContact | null;
  /** Whether there are any contacts, named or not. */
  isAnybody: boolean;
}

/** Of the guidance about them. */
export interface Comparison {
  you: Pick<YouCard, 'card' | 'text'>[];
  /** Whether there is an own assessment to compare with. */
  isOwnKnown: boolean;
}

/** Of those with an estimate: who has been overdue for longest, else who is due next. */
export function nextDueQuery(shell: ShellApi) {
  const path = `${LIST}?limit=1&sort=nextDue&assessed=true`;
  return apiQuery(shell, { method: 'GET', path, decode: decodeNextDue });
}

/** The same of those without one. Who objected is among them, and is passed over. */
export function nextUnassessedQuery(shell: ShellApi) {
  const path = `${LIST}?limit=20&sort=nextDue&assessed=false`;
  return apiQuery(shell, { method: 'GET', path, decode: decodeNextDue });
}

/** The cards about the two of you. */
export function comparisonQuery(shell: ShellApi, contactId: string) {
  const path = GUIDANCE.replace(':contactId', encodeURIComponent(contactId));
  return apiQuery(shell, { method: 'GET', path, decode: decodeComparison });
}

function decodeNextDue(response: unknown): NextDue {
  const all: unknown[] = Array.isArray(response) ? response : [];
  return { contact: all.flatMap(decodeContact)[0] ?? null, isAnybody: all.length > 0 };
}

/** Nothing for who objected: no advice is given about them, on no page. */
function decodeContact(value: unknown): NextContact[] {
  if (!isRecord(value)) return [];
  const { id, displayName, nextDueAt, mbtiType, objectedAt } = value;
  if (typeof id !== 'string' || typeof displayName !== 'string') return [];
  if (typeof objectedAt === 'string') return [];
  return [
    {
      id,
      displayName,
      nextDueAt: typeof nextDueAt === 'string' ? nextDueAt : null,
      // Without an estimate there is nothing to compare, and nothing to ask for.
      isAssessed: typeof mbtiType === 'string',
    },
  ];
}

function decodeComparison(response: unknown): Comparison {
  const { you, own } = isRecord(response) ? response : {};
  const cards: unknown[] = Array.isArray(you) ? you : [];
  return {
    you: cards.flatMap((entry) => {
      const { card, text } = isRecord(entry) ? entry : {};
      return isKind(card) && typeof text === 'string' ? [{ card, text }] : [];
    }),
    isOwnKnown: own != null,
  };
}

/** What a card is called; one of a kind that only a newer API knows is left out. */
export const KIND_LABELS: Record<YouCardKind, string> = {
  bridge: 'Bridge',
  blind_spot: 'Alike',
  strength: 'Alike',
  driver: 'Your drive',
  watch_out: 'Watch out',
};

function isKind(value: unknown): value is YouCardKind {
  return typeof value === 'string' && Object.hasOwn(KIND_LABELS, value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

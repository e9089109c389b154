import { ANSWERS, CONFIDENCE_LEVELS, type Answer, type ConfidenceLevel } from '@rapport/contracts';
import { storageKey, userStorage, type Lasting } from '@rapport/remote-api/user-storage';

/** An answer that the API hasn't confirmed yet. */
export interface UnsentAnswer {
  questionId: string;
  answer: Answer;
  confidence: ConfidenceLevel;
  /** True if it changes an answer that narrows down a tie. */
  narrowing?: boolean;
  /** The same for every attempt to save it, so that a repeated attempt stores it once. */
  submissionKey: string;
  /** When it was chosen, in milliseconds since 1970 by this browser's clock; null if an earlier release stored it. */
  givenAt: number | null;
  /** The `updatedAt` of the response that was stored when it was chosen (ISO 8601); null if there was none. */
  replaces: string | null;
}

/** The answers about one contact that this browser stores until they're saved. */
export interface UnsentAnswers {
  /** Returns the answers in the order in which they were chosen, at most one per question. */
  list(): UnsentAnswer[];
  /** Stores an answer, replacing an earlier one to its question, and returns how long it will last. */
  put(answer: UnsentAnswer): Lasting;
  /** Removes a saved answer, unless another one has replaced it. */
  remove(answer: UnsentAnswer): void;
  /** Returns how long unsaved answers last. */
  lasts(): Lasting;
  /** Calls `listener` when another tab, or a deletion, may have changed them; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** The name used since earlier releases. */
const NAME = 'open-answers';

/**
 * Returns a user's unsent answers about a contact. Every change first reads them again, because another tab may
 * have added some.
 */
export function unsentAnswers(userId: string, contactId: string): UnsentAnswers {
  const item = userStorage(userId).item(NAME, { contactId, parse: parseAnswers });
  const list = () => item.read() ?? [];
  return {
    list,
    lasts: item.lasts,
    put: (answer) =>
      item.write([...list().filter(({ questionId }) => questionId !== answer.questionId), answer]),
    remove({ submissionKey }) {
      const rest = list().filter((other) => other.submissionKey !== submissionKey);
      if (rest.length === 0) item.remove();
      else item.write(rest);
    },
    subscribe: (listener) =>
      item.subscribe((by) => {
        if (by === 'elsewhere') listener();
      }),
  };
}

/** Returns the key of a user's unsent answers about a contact, and of the lock under which they're sent. */
export function unsentAnswersKey(userId: string, contactId: string): string {
  return storageKey({ area: 'browser', name: NAME, userId, contactId });
}

function parseAnswers(value: unknown): UnsentAnswer[] | null {
  if (!Array.isArray(value) || !value.every(isStoredAnswer)) return null;
  return value.map((stored) => ({ givenAt: null, replaces: null, ...stored }));
}

/** An earlier release stored neither when an answer was chosen nor what it replaces. */
type StoredAnswer = Omit<UnsentAnswer, 'givenAt' | 'replaces'> &
  Partial<Pick<UnsentAnswer, 'givenAt' | 'replaces'>>;

function isStoredAnswer(value: unknown): value is StoredAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'questionId' in value &&
    typeof value.questionId === 'string' &&
    'submissionKey' in value &&
    typeof value.submissionKey === 'string' &&
    'answer' in value &&
    ANSWERS.some((answer) => answer === value.answer) &&
    'confidence' in value &&
    CONFIDENCE_LEVELS.some((level) => level === value.confidence) &&
    (!('narrowing' in value) || typeof value.narrowing === 'boolean') &&
    (!('givenAt' in value) || value.givenAt === null || typeof value.givenAt === 'number') &&
    (!('replaces' in value) || value.replaces === null || typeof value.replaces === 'string')
  );
}

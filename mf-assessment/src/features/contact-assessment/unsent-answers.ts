import { ANSWERS, CONFIDENCE_LEVELS, type Answer, type ConfidenceLevel } from '@rapport/contracts';
import { isRecord, keptItem } from '../../kept-item.ts';

/** An answer that the API has not confirmed yet. */
export interface UnsentAnswer {
  questionId: string;
  answer: Answer;
  confidence: ConfidenceLevel;
  /** True where it changes an answer that narrows down a tie. */
  narrowing?: boolean;
  /** The same for every attempt to save it, so that a repeated one stores it once. */
  submissionKey: string;
  /** When it was chosen, in milliseconds since 1970 by the clock of this browser; null where an earlier version kept it. */
  givenAt: number | null;
  /** When the answer that was stored as it was chosen was stored (ISO 8601); null when there was none. */
  replaces: string | null;
}

/** What this browser remembers of answers until they are saved. */
export interface UnsentAnswers {
  /** In the order given, at most one per question. */
  list(): UnsentAnswer[];
  /** Keeps an answer in place of an earlier one to its question, and says how long it will last. */
  put(answer: UnsentAnswer): 'in-browser' | 'in-page';
  /** Forgets an answer that is saved, unless another one has taken its place. */
  remove(answer: UnsentAnswer): void;
  /** How long the answers will last should they not be saved. */
  lasts(): 'in-browser' | 'in-page';
  /** Calls `listener` when another tab, or a deletion, may have changed them; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}

/**
 * The unsaved answers of one person about one contact. Every change reads them anew: another tab
 * may have answers of its own.
 * @param userId whose answers they are: two people on one computer never see each other's
 */
export function unsentAnswers(userId: string, contactId: string): UnsentAnswers {
  const item = keptItem(unsentAnswersKey(userId, contactId), areKeptAnswers);
  const list = () =>
    (item.read() ?? []).map((kept) => ({ givenAt: null, replaces: null, ...kept }));
  return {
    list,
    lasts: item.lasts,
    subscribe: item.subscribe,
    put: (answer) =>
      item.keep([...list().filter(({ questionId }) => questionId !== answer.questionId), answer]),
    remove({ submissionKey }) {
      const rest = list().filter((other) => other.submissionKey !== submissionKey);
      if (rest.length === 0) item.remove();
      else item.keep(rest);
    },
  };
}

/** Names the open answers of one person about one contact, and the right to send them. */
export function unsentAnswersKey(userId: string, contactId: string): string {
  return `rapport.open-answers:${userId}:${contactId}`;
}

/** An earlier version kept neither when an answer was given nor what it replaces. */
type KeptAnswer = Omit<UnsentAnswer, 'givenAt' | 'replaces'> &
  Partial<Pick<UnsentAnswer, 'givenAt' | 'replaces'>>;

function areKeptAnswers(value: unknown): value is KeptAnswer[] {
  return Array.isArray(value) && value.every(isKeptAnswer);
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  return (
    isRecord(value) &&
    typeof value['questionId'] === 'string' &&
    typeof value['submissionKey'] === 'string' &&
    ANSWERS.some((answer) => answer === value['answer']) &&
    CONFIDENCE_LEVELS.some((level) => level === value['confidence']) &&
    ['boolean', 'undefined'].includes(typeof value['narrowing']) &&
    ['number', 'undefined'].includes(nullableType(value['givenAt'])) &&
    ['string', 'undefined'].includes(nullableType(value['replaces']))
  );
}

/** The type of a value, where null is as good as absent. */
function nullableType(value: unknown): string {
  return typeof (value ?? undefined);
}

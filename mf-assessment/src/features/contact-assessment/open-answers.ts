import { ANSWERS, CONFIDENCE_LEVELS, type Answer, type ConfidenceLevel } from '@rapport/contracts';
import { isRecord, keptItem } from '../../kept-item.ts';

/** An answer that the API has not confirmed yet. */
export interface OpenAnswer {
  questionId: string;
  answer: Answer;
  confidence: ConfidenceLevel;
  /** The same for every attempt to save it, so that a repeated one stores it once. */
  submissionKey: string;
}

/** What this browser remembers of answers until they are saved. */
export interface OpenAnswers {
  /** In the order given, at most one per question. */
  list(): OpenAnswer[];
  /** Keeps an answer in place of an earlier one to its question, and says how long it will last. */
  put(answer: OpenAnswer): 'in-browser' | 'in-page';
  /** Forgets an answer that is saved, unless another one has taken its place. */
  remove(answer: OpenAnswer): void;
}

/**
 * The unsaved answers of one person about one contact. Every change reads them anew: another tab
 * may have answers of its own.
 * @param userId whose answers they are: two people on one computer never see each other's
 */
export function openAnswers(userId: string, contactId: string): OpenAnswers {
  const item = keptItem(`rapport.open-answers:${userId}:${contactId}`, isOpenAnswers);
  const list = () => item.read() ?? [];
  return {
    list,
    put: (answer) =>
      item.keep([...list().filter(({ questionId }) => questionId !== answer.questionId), answer]),
    remove({ submissionKey }) {
      const rest = list().filter((other) => other.submissionKey !== submissionKey);
      if (rest.length === 0) item.remove();
      else item.keep(rest);
    },
  };
}

function isOpenAnswers(value: unknown): value is OpenAnswer[] {
  return Array.isArray(value) && value.every(isOpenAnswer);
}

function isOpenAnswer(value: unknown): value is OpenAnswer {
  return (
    isRecord(value) &&
    typeof value['questionId'] === 'string' &&
    typeof value['submissionKey'] === 'string' &&
    ANSWERS.some((answer) => answer === value['answer']) &&
    CONFIDENCE_LEVELS.some((level) => level === value['confidence'])
  );
}

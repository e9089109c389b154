import { ANSWERS, type GivenAnswer } from '@rapport/contracts';

/** Answers of a quiz that is not saved yet. */
export interface QuizDraft {
  /** In the order given, each with its question: the bank may have changed by the time they are read. */
  answers: readonly GivenAnswer[];
  /** Names the submission of these very answers, so that sending them again stores them once. Null while asking. */
  submissionKey: string | null;
}

export interface QuizDraftStore {
  /** The draft as it was last kept, or null; content that is no draft counts as none. */
  read(): QuizDraft | null;
  /** Keeps `draft` and says how long it will last. */
  keep(draft: QuizDraft): 'in-browser' | 'in-page';
  remove(): void;
}

/** Where drafts live when the browser closes its storage to us: until the page is left. */
const keptInPage = new Map<string, QuizDraft>();

/**
 * The draft of one person's quiz about one contact, kept in this browser.
 * @param userId whose answers they are: two people on one computer never see each other's
 */
export function quizDraftStore(userId: string, contactId: string): QuizDraftStore {
  const key = `rapport.quiz-draft:${userId}:${contactId}`;
  return {
    read: () => keptInPage.get(key) ?? parseDraft(readItem(key)),
    keep(draft) {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
        keptInPage.delete(key);
        return 'in-browser';
      } catch {
        keptInPage.set(key, draft);
        return 'in-page';
      }
    },
    remove() {
      keptInPage.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // Closed storage holds nothing to remove.
      }
    },
  };
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseDraft(text: string | null): QuizDraft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isQuizDraft(value) ? value : null;
  } catch {
    return null;
  }
}

function isQuizDraft(value: unknown): value is QuizDraft {
  return (
    isRecord(value) &&
    Array.isArray(value['answers']) &&
    value['answers'].every(isGivenAnswer) &&
    (value['submissionKey'] === null || typeof value['submissionKey'] === 'string')
  );
}

function isGivenAnswer(value: unknown): value is GivenAnswer {
  return (
    isRecord(value) &&
    typeof value['questionId'] === 'string' &&
    ANSWERS.some((answer) => answer === value['answer']) &&
    (value['narrowing'] === undefined || typeof value['narrowing'] === 'boolean')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

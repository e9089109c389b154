import {
  type Answer,
  type GivenAnswer,
  type QuizBank,
  type QuizResponse,
  type QuizResult,
} from '@rapport/contracts';
import {
  lastAnswer,
  questionsToNarrow,
  responsesOf,
  resultOf,
  progressAfter,
  unsavedCount,
  withOneLess,
  withOneMore,
  type QuizAnswers,
} from './quiz-answers.ts';
import { type QuizDraft } from './quiz-draft.ts';

/** A question is waiting for its answer. */
interface AskingSession extends QuizAnswers {
  stage: 'asking';
  /** True if the answers are the draft of an earlier sitting, and the user hasn't decided yet whether to continue. */
  resumed: boolean;
}

/** All questions are answered: the result is being saved, or saving has failed or was interrupted. */
export interface AnsweredSession extends QuizAnswers {
  stage: 'saving' | 'unsaved';
  result: QuizResult;
  submissionKey: string;
}

export interface SavedSession extends QuizAnswers {
  stage: 'saved';
  result: QuizResult;
}

/** The state of a user's quiz about one contact. */
export type QuizSession = AskingSession | AnsweredSession | SavedSession;

export const NEW_SESSION: QuizSession = {
  stage: 'asking',
  answers: [],
  narrowing: null,
  resumed: false,
};

/**
 * Returns the session of a draft. The draft is cut before the first answer to a question that's no longer asked in
 * that place, because later answers would belong to other questions.
 * @param newKey creates a submission key for a complete draft without one
 */
export function resumeSession(
  bank: QuizBank,
  draft: QuizDraft | null,
  newKey: () => string,
): QuizSession {
  if (draft === null) return NEW_SESSION;
  const quiz = stillAsked(bank, draft.answers);
  if (progressAfter(bank, quiz).question !== null) {
    const resumed = unsavedCount(quiz) > 0;
    return { stage: 'asking', ...quiz, resumed };
  }
  // A draft that was cut is a different submission from that of its key.
  const whole = responsesOf(bank, quiz).length === draft.answers.length;
  const submissionKey = (whole ? draft.submissionKey : null) ?? newKey();
  return { stage: 'unsaved', ...quiz, result: resultOf(bank, quiz), submissionKey };
}

/** Returns the answers of a draft up to the first one that belongs to another question. */
function stillAsked(bank: QuizBank, draft: readonly GivenAnswer[]): QuizAnswers {
  let quiz: QuizAnswers = { answers: [], narrowing: null };
  for (const { questionId, answer, narrowing = false } of draft) {
    if (narrowing && quiz.narrowing === null) quiz = { ...quiz, narrowing: [] };
    if (progressAfter(bank, quiz).question?.id !== questionId) break;
    quiz = withOneMore(quiz, answer);
  }
  return quiz;
}

/** Returns the session after an answer. Once everything is answered, an answer replaces the last one. */
export function withAnswer(
  bank: QuizBank,
  session: QuizSession,
  answer: Answer,
  newKey: () => string,
): QuizSession {
  const quiz = withOneMore(decided(session), answer);
  if (progressAfter(bank, quiz).question !== null) {
    return { stage: 'asking', ...quiz, resumed: false };
  }
  // Choosing the same answer again is another attempt to save the same result.
  const again = session.stage === 'unsaved' && lastAnswer(session) === answer;
  const submissionKey = again ? session.submissionKey : newKey();
  return { stage: 'saving', ...quiz, result: resultOf(bank, quiz), submissionKey };
}

/** Returns the session completed with the answers so far, skipping questions that Unsure has added. */
export function finished(bank: QuizBank, session: QuizSession, newKey: () => string): QuizSession {
  if (session.stage !== 'asking') return session;
  const quiz = answersOf(session);
  return { stage: 'saving', ...quiz, result: resultOf(bank, quiz), submissionKey: newKey() };
}

/**
 * Returns the session without its last answer, as if that had never been chosen. Going back from the first
 * narrowing question returns to the saved result.
 */
export function withoutLastAnswer(bank: QuizBank, session: QuizSession): QuizSession {
  if (unsavedCount(session) > 0) {
    return { stage: 'asking', ...withOneLess(answersOf(session)), resumed: false };
  }
  if (session.narrowing === null) return session;
  const quiz = { ...answersOf(session), narrowing: null };
  return { stage: 'saved', ...quiz, result: resultOf(bank, quiz) };
}

/** Returns a session that narrows down the tie of a saved result. */
export function narrowingSession(saved: SavedSession): QuizSession {
  return { stage: 'asking', ...answersOf(saved), narrowing: [], resumed: false };
}

/** Returns a session that narrows down an earlier result, or a new quiz if no question can do that. */
export function sessionToNarrow(bank: QuizBank, earlier: readonly QuizResponse[]): QuizSession {
  const quiz = { answers: [], narrowing: [], earlier };
  if (questionsToNarrow(bank, quiz).length === 0) return NEW_SESSION;
  return { stage: 'asking', ...quiz, resumed: false };
}

/**
 * Returns the answers before the question on screen. Once all questions are answered, the last one stays on screen.
 */
export function decided(session: QuizSession): QuizAnswers {
  const quiz = answersOf(session);
  return session.stage === 'asking' ? quiz : withOneLess(quiz);
}

function answersOf({ answers, narrowing, earlier }: QuizAnswers): QuizAnswers {
  return earlier ? { answers, narrowing, earlier } : { answers, narrowing };
}

/**
 * Returns the draft to store for a session until its result is saved; null if there's nothing to lose. The few
 * answers that narrow down an earlier result last until the page is left, because a draft stores only one quiz.
 */
export function draftOf(bank: QuizBank, session: QuizSession): QuizDraft | null {
  if (session.stage === 'saved' || session.earlier || unsavedCount(session) === 0) return null;
  return {
    answers: responsesOf(bank, session).map(({ questionId, answer, narrowing }) => ({
      questionId,
      answer,
      ...(narrowing && { narrowing }),
    })),
    submissionKey: session.stage === 'asking' ? null : session.submissionKey,
  };
}

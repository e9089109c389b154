import {
  quizResponses,
  quizState,
  scoreQuiz,
  type Answer,
  type QuizBank,
  type QuizResult,
} from '@rapport/contracts';
import { type QuizDraft } from './quiz-draft.ts';

/** A question waits for its answer. */
interface AskingSession {
  stage: 'asking';
  answers: readonly Answer[];
  /** How many of the answers were given in an earlier sitting; 0 from the next answer on. */
  resumed: number;
}

/** All is answered: the result is on its way, or sending it has failed or was cut short. */
export interface AnsweredSession {
  stage: 'saving' | 'unsaved';
  answers: readonly Answer[];
  result: QuizResult;
  submissionKey: string;
}

interface SavedSession {
  stage: 'saved';
  answers: readonly Answer[];
  result: QuizResult;
}

/** Where one person's quiz about one contact stands. */
export type QuizSession = AskingSession | AnsweredSession | SavedSession;

export const NEW_SESSION: QuizSession = { stage: 'asking', answers: [], resumed: 0 };

/**
 * The session that a kept draft leads back to. Answers to questions that are no longer asked in
 * this place end the draft there: what follows would be answers to something else.
 * @param newKey names the submission where a complete draft has no name
 */
export function resumeSession(
  bank: QuizBank,
  draft: QuizDraft | null,
  newKey: () => string,
): QuizSession {
  if (draft === null) return NEW_SESSION;
  const answers: Answer[] = [];
  for (const { questionId, answer } of draft.answers) {
    if (quizState(bank, answers).next?.id !== questionId) break;
    answers.push(answer);
  }
  if (!quizState(bank, answers).done) {
    return { stage: 'asking', answers, resumed: answers.length };
  }
  // A shortened draft is another submission than the one its key names.
  const whole = answers.length === draft.answers.length;
  const submissionKey = (whole ? draft.submissionKey : null) ?? newKey();
  return { stage: 'unsaved', answers, result: resultOf(bank, answers), submissionKey };
}

/** The session after an answer. Once everything is answered, an answer replaces the last one. */
export function withAnswer(
  bank: QuizBank,
  session: QuizSession,
  answer: Answer,
  newKey: () => string,
): QuizSession {
  const before = session.stage === 'asking' ? session.answers : session.answers.slice(0, -1);
  const answers = [...before, answer];
  if (!quizState(bank, answers).done) return { stage: 'asking', answers, resumed: 0 };
  // Choosing the same answer once more is another attempt at the same result.
  const again = session.stage === 'unsaved' && session.answers.at(-1) === answer;
  const submissionKey = again ? session.submissionKey : newKey();
  return { stage: 'saving', answers, result: resultOf(bank, answers), submissionKey };
}

/** The session without its last answer; the rest is as if that answer had never been given. */
export function withoutLastAnswer(session: QuizSession): QuizSession {
  return { stage: 'asking', answers: session.answers.slice(0, -1), resumed: 0 };
}

/** What has to be kept of a session until its result is saved; null when there is nothing to lose. */
export function draftOf(bank: QuizBank, session: QuizSession): QuizDraft | null {
  if (session.stage === 'saved' || session.answers.length === 0) return null;
  return {
    answers: quizResponses(bank, session.answers).map(({ questionId, answer }) => ({
      questionId,
      answer,
    })),
    submissionKey: session.stage === 'asking' ? null : session.submissionKey,
  };
}

function resultOf(bank: QuizBank, answers: readonly Answer[]): QuizResult {
  return scoreQuiz(bank, quizResponses(bank, answers));
}

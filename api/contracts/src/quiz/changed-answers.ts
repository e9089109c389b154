import { type Answer } from '../types.ts';
import { type QuizResponse } from './quiz-response.ts';

/** One answer that a run changed. */
export interface AnswerChange {
  questionId: string;
  /** The answer of the base run; null if it had none. */
  before: Answer | null;
  answer: Answer;
}

/** Current answers to a run's questions; `narrowing` marks those that narrow down a tie. */
export type CurrentAnswers = readonly {
  questionId: string;
  answer: Answer;
  narrowing?: true;
}[];

/**
 * Returns the answers of a run with some replaced or added, at medium confidence. Replaced ones move to the end, so
 * that the oldest answer stays first. Follow-ups of a question that's now decided stay in the list; scoring decides
 * whether they count.
 * @param base the answers of the run; if a question has several, the last one counts
 * @returns all answers, and the changes; an answer that equals the previous one isn't a change
 */
export function changedAnswers(
  base: readonly QuizResponse[],
  current: CurrentAnswers,
): { responses: QuizResponse[]; changes: AnswerChange[] } {
  const before = new Map(base.map((response) => [response.questionId, response]));
  const different = current.filter(({ questionId, answer, narrowing = false }) => {
    const old = before.get(questionId);
    return old?.answer !== answer || (narrowing && old.narrowing !== true);
  });
  const replaced = new Set(different.map(({ questionId }) => questionId));
  const added = different.map(({ questionId, answer, narrowing }): QuizResponse => ({
    questionId,
    answer,
    confidence: 'medium',
    ...((narrowing === true || before.get(questionId)?.narrowing === true) && { narrowing: true }),
  }));
  return {
    responses: [...base.filter(({ questionId }) => !replaced.has(questionId)), ...added],
    changes: different.map(({ questionId, answer }) => ({
      questionId,
      before: before.get(questionId)?.answer ?? null,
      answer,
    })),
  };
}

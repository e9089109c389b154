import { type AnswerChange, type ChangeAnswers, type QuizResponse } from '@rapport/contracts';

/** Answers to a run's questions, as they are now; `narrowing` for those that narrow down a tie. */
export type GivenAnswers = readonly (ChangeAnswers['changes'][number] & { narrowing?: true })[];

/**
 * The answers of a run with some of them replaced or added, at medium confidence. Replaced ones move to
 * the end, so that the oldest answer stays in front. Follow-ups of a question that is decided now are
 * kept; whether they count is up to the scoring.
 * @param base the answers of the run; of several to one question the last one counts
 * @returns also what is different; nothing for answers that are equal to those before
 */
export function changedAnswers(
  base: readonly QuizResponse[],
  given: GivenAnswers,
): { responses: QuizResponse[]; changes: AnswerChange[] } {
  const before = new Map(base.map((response) => [response.questionId, response]));
  const different = given.filter(({ questionId, answer, narrowing = false }) => {
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

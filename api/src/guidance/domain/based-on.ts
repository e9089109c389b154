import { type AnswerEvidence, OBSERVE_TEXTS, type QuizResponse } from '@rapport/contracts';
import { type Tip } from './tip.ts';

/** The evidence for a tip, as text and as question IDs. */
export interface BasedOn {
  text: string;
  questionIds: string[];
}

/**
 * Returns the evidence for a tip: "1 of your 12 answers: they listened first and spoke later", "4 of 12, 1
 * against".
 * @param evidence null for a run without stored answers
 * @param responses the answers that the evidence was computed from
 */
export function basedOn(
  { dependsOn }: Pick<Tip, 'dependsOn'>,
  evidence: AnswerEvidence | null,
  responses: readonly QuizResponse[] | null,
): BasedOn {
  if (evidence === null) return { text: 'an earlier result without its answers', questionIds: [] };
  const parts = dependsOn.map((basis) =>
    basis === 'motivation' ? evidence.motivation : evidence.axes[basis],
  );
  const total = countAnswers(evidence);
  const agreeing = parts.reduce((sum, part) => sum + part.for, 0);
  const against = parts.reduce((sum, part) => sum + part.against, 0);
  const questionIds = parts.flatMap((part) => part.questionIds);
  if (against > 0) return { text: `${agreeing} of ${total}, ${against} against`, questionIds };
  const seen = agreeing === 1 ? onlyAnswer(questionIds, responses ?? []) : null;
  const counted = `${agreeing} of your ${total} answers`;
  return { text: seen === null ? counted : `${counted}: ${seen}`, questionIds };
}

/** Returns the observation in words if exactly one of the questions has an answer that takes a side. */
function onlyAnswer(
  questionIds: readonly string[],
  responses: readonly QuizResponse[],
): string | null {
  const [only, ...others] = responses.filter(
    ({ questionId, answer }) => questionIds.includes(questionId) && answer !== 'Unsure',
  );
  const texts = only && others.length === 0 ? OBSERVE_TEXTS[only.questionId] : undefined;
  if (only === undefined || texts === undefined) return null;
  const seen = only.answer === 'A' ? texts.optionA : texts.optionB;
  return `${seen.charAt(0).toLowerCase()}${seen.slice(1)}`;
}

/** Counts the answers of a run that count as evidence. */
export function countAnswers({ axes, motivation }: AnswerEvidence): number {
  return [...Object.values(axes), motivation].reduce(
    (sum, { questionIds }) => sum + questionIds.length,
    0,
  );
}

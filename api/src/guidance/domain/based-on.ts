import { type AnswerEvidence } from '@rapport/contracts';
import { type Tip } from './tip.ts';

/** What a tip rests on, in words and as the questions behind it. */
export interface BasedOn {
  text: string;
  questionIds: string[];
}

/**
 * What a tip rests on: "1 of your 12 answers", "4 of 12, 1 against".
 * @param evidence null for a run whose answers are not known
 */
export function basedOn(
  { dependsOn }: Pick<Tip, 'dependsOn'>,
  evidence: AnswerEvidence | null,
): BasedOn {
  if (evidence === null) return { text: 'an earlier result without its answers', questionIds: [] };
  const parts = dependsOn.map((basis) =>
    basis === 'motivation' ? evidence.motivation : evidence.axes[basis],
  );
  const total = countAnswers(evidence);
  const agreeing = parts.reduce((sum, part) => sum + part.for, 0);
  const against = parts.reduce((sum, part) => sum + part.against, 0);
  return {
    text:
      against === 0
        ? `${agreeing} of your ${total} answers`
        : `${agreeing} of your ${total} answers, ${against} against`,
    questionIds: parts.flatMap(({ questionIds }) => questionIds),
  };
}

/** How many answers of a run count. */
export function countAnswers({ axes, motivation }: AnswerEvidence): number {
  return [...Object.values(axes), motivation].reduce(
    (sum, { questionIds }) => sum + questionIds.length,
    0,
  );
}

import examples from './scoring-examples.json' with { type: 'json' };
import {
  type QuizBank,
  SELF_ASSESSMENT_DIMENSIONS,
  type SelfAssessmentBank,
  type SelfAssessmentDimension,
  UNSURE,
} from '../src/index.ts';

type Vector = (typeof examples)['vectors'][number];

/** Returns the examples of one kind, with names for `it.each`. */
export function vectorsOf<Kind extends Vector['kind']>(kind: Kind) {
  return examples.vectors.filter((vector) => vector.kind === kind);
}

/** The bank for which the examples were computed, in the engine's format. */
export const EXAMPLE_BANK: QuizBank = examples.bank.map(({ a, b, ...question }) => ({
  ...question,
  text: question.id,
  unsure: UNSURE,
  optionA: { text: 'A', value: a },
  optionB: { text: 'B', value: b },
})) as unknown as QuizBank;

const template = vectorsOf('self')[0]!.bank!;

/** The self-assessment for which the examples were computed; all of them contain the same one. */
export const EXAMPLE_SELF_ASSESSMENT: SelfAssessmentBank = Object.entries(template).flatMap(
  ([dimension, { l1, l2 }]) => {
    const question = ({ id, a, b }: { id: string; a: number; b: number }) => ({
      id,
      dimension,
      category: SELF_ASSESSMENT_DIMENSIONS[dimension as SelfAssessmentDimension].category,
      question: id,
      optionA: { text: 'A', score: a },
      optionB: { text: 'B', score: b },
    });
    return [
      { level: 'L1', ...question(l1) },
      ...l2.map((item) => ({ level: 'L2', parentQuestionId: l1.id, ...question(item) })),
    ];
  },
) as unknown as SelfAssessmentBank;

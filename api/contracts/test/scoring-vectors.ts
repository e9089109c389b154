import examples from './scoring-examples.json' with { type: 'json' };
import { UNSURE, type QuizBank, type QuizQuestion } from '../src/index.ts';

type Vector = (typeof examples)['vectors'][number];

/** The examples of one kind, each with its name for `it.each`. */
export function vectorsOf<Kind extends Vector['kind']>(kind: Kind) {
  return examples.vectors.filter((vector) => vector.kind === kind);
}

/** The bank that the examples were computed with, in the shape of the engine. */
export const EXAMPLE_BANK: QuizBank = examples.bank.map(({ a, b, ...question }) => ({
  ...question,
  text: question.id,
  unsure: UNSURE,
  optionA: { text: 'A', value: a },
  optionB: { text: 'B', value: b },
})) as unknown as readonly QuizQuestion[];

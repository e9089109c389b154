import { type Answer, type MotivationType } from '../types.ts';
import { effectiveResponses } from './effective-responses.ts';
import { scoreMotivation } from './motivation-score.ts';
import { type MotivationQuestion, type QuizBank } from './quiz-types.ts';
import { type QuizResponse } from './quiz-response.ts';

/** The maximum number of questions for narrowing down a tie. */
const MOST_QUESTIONS = 5;

/**
 * Returns up to five follow-up questions that can separate tied motivation types; empty if one type leads, if there
 * already was a round, or if the remaining questions would favor some of the tied types. Every tied type is offered
 * equally often and as often as possible; questions between two tied types are preferred, and types from outside
 * the tie appear rarely.
 * @param responses the answers of a complete quiz; scoring them together with the `narrowingResponses` yields the
 * narrowed result, which differs only in the motivation
 */
export function narrowingQuestions(
  bank: QuizBank,
  responses: readonly QuizResponse[],
): MotivationQuestion[] {
  if (responses.some(({ narrowing }) => narrowing)) return [];
  const effective = effectiveResponses(bank, responses);
  const { type, coLeaders } = scoreMotivation(effective);
  if (coLeaders.length === 0) return [];
  const tied = [type, ...coLeaders];
  const asked = new Set(effective.map(({ question }) => question.id));
  const candidates = bank.filter(
    (question): question is MotivationQuestion =>
      question.category === 'motivation' &&
      question.level === 'L2' &&
      !asked.has(question.id) &&
      sides(question).some((side) => tied.includes(side)),
  );
  return fairest(candidates, tied);
}

/** Returns the answers to `questions` as responses to be scored after those of the quiz. */
export function narrowingResponses(
  questions: readonly MotivationQuestion[],
  answers: readonly Answer[],
): QuizResponse[] {
  return questions.flatMap(({ id }, index) => {
    const answer = answers[index];
    return answer ? [{ questionId: id, answer, confidence: 'medium', narrowing: true }] : [];
  });
}

function sides({ optionA, optionB }: MotivationQuestion): [MotivationType, MotivationType] {
  return [optionA.value, optionB.value];
}

/** Returns the best fair choice of up to five questions; there are fewer than five thousand combinations. */
function fairest(
  candidates: readonly MotivationQuestion[],
  tied: readonly MotivationType[],
): MotivationQuestion[] {
  let best: Choice | null = null;
  for (const questions of choices(candidates, MOST_QUESTIONS)) {
    const choice = weigh(questions, tied);
    if (choice && (best === null || isBetter(choice, best))) best = choice;
  }
  return best?.questions ?? [];
}

interface Choice {
  questions: MotivationQuestion[];
  /** How often each tied type is offered. */
  offers: number;
  /** The number of questions between two tied types. */
  direct: number;
  /** How often the most frequent type from outside the tie appears. */
  rival: number;
}

/** Returns null for a choice that doesn't offer every tied type equally often. */
function weigh(questions: MotivationQuestion[], tied: readonly MotivationType[]): Choice | null {
  const counts = new Map<MotivationType, number>();
  for (const side of questions.flatMap(sides)) counts.set(side, (counts.get(side) ?? 0) + 1);
  const [offers = 0, ...others] = tied.map((type) => counts.get(type) ?? 0);
  if (offers === 0 || others.some((other) => other !== offers)) return null;
  const isTied = (type: MotivationType) => tied.includes(type);
  const rivals = [...counts].filter(([type]) => !isTied(type)).map(([, count]) => count);
  return {
    questions,
    offers,
    direct: questions.filter((question) => sides(question).every(isTied)).length,
    rival: Math.max(0, ...rivals),
  };
}

/** Among equally good choices, the first in the order of the bank wins. */
function isBetter(choice: Choice, best: Choice): boolean {
  if (choice.offers !== best.offers) return choice.offers > best.offers;
  if (choice.direct !== best.direct) return choice.direct > best.direct;
  return choice.rival < best.rival;
}

/** Generates every choice of one to `most` items, each in the given order. */
function* choices<Item>(items: readonly Item[], most: number): Generator<Item[]> {
  for (const [index, item] of items.entries()) {
    yield [item];
    if (most === 1) continue;
    for (const rest of choices(items.slice(index + 1), most - 1)) yield [item, ...rest];
  }
}

import { type Answer, type MotivationType } from '../types.ts';
import { effectiveResponses } from './effective-responses.ts';
import { scoreMotivation } from './motivation-score.ts';
import { type MotivationQuestion, type QuizBank } from './quiz-types.ts';
import { type QuizResponse } from './quiz-response.ts';

/** A tie is narrowed down with at most this many questions. */
const MOST_QUESTIONS = 5;

/**
 * The follow-up questions, at most five, that can tell apart the motivation types that came out
 * level; none when one type leads, when there was a round already, or when the questions that are
 * left would favor some of the tied types. Every tied type is on offer equally often, as often as
 * can be; questions between two tied types are preferred, and rivals from outside come up rarely.
 * @param responses the answers of a complete quiz; scoring them together with the
 *   `narrowingResponses` gives the narrowed result, in which only the motivation part differs
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

/** The answers to `questions`, one after another, as responses to be scored after those of the quiz. */
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

/** The best fair choice among all of up to five; there are fewer than five thousand. */
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
  /** How often each tied type is on offer. */
  offers: number;
  /** Questions between two tied types. */
  direct: number;
  /** How often the commonest rival from outside the tie comes up. */
  rival: number;
}

/** Null for a choice that does not offer every tied type equally often. */
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

/** Every choice of one up to `most` items, each in the order given. */
function* choices<Item>(items: readonly Item[], most: number): Generator<Item[]> {
  for (const [index, item] of items.entries()) {
    yield [item];
    if (most === 1) continue;
    for (const rest of choices(items.slice(index + 1), most - 1)) yield [item, ...rest];
  }
}

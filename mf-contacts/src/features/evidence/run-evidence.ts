import { type QuizRun } from '@rapport/api-client';
import {
  answerEvidence,
  DIMENSION_LETTERS,
  effectiveResponses,
  MOTIVATION_TYPES,
  QUIZ_BANK,
  type Answer,
  type AxisState,
  type MotivationType,
  type QuizQuestion,
  type QuizResponse,
  type TipBasis,
  type WorkStyleDimension,
  type WorkStyleLetter,
} from '@rapport/contracts';

/** The state of one axis in a run. */
export interface RunAxis {
  letter: WorkStyleLetter;
  state: AxisState;
  /** The number of answers for and against the letter; null for a run that stored no answers. */
  counts: { for: number; against: number; unsure: number } | null;
}

/** The state of an axis in a run. A run without answers has only the open letters. */
export function runAxis(run: QuizRun, dimension: WorkStyleDimension): RunAxis {
  if (run.responses !== null) {
    const { letter, state, ...counted } = answerEvidence(QUIZ_BANK, run.responses).axes[dimension];
    const counts = { for: counted.for, against: counted.against, unsure: counted.unsure };
    return { letter, state, counts };
  }
  const [first, second] = DIMENSION_LETTERS[dimension];
  const letter = run.mbtiType.includes(first) ? first : second;
  const state = run.mbtiAmbiguousLetters.includes(letter) ? 'open' : 'certain';
  return { letter, state, counts: null };
}

/** A question about an axis or the motivation, with its answer in a run. */
export interface AnswerItem {
  question: QuizQuestion;
  /** Null for a question without an answer that would count. */
  answer: Answer | null;
  /** When this answer was chosen; null without one. */
  answeredAt: string | null;
  /** False for a follow-up whose parent is decided: the answer is stored, but doesn't count. */
  counts: boolean;
  /** True if the answer narrows down a tie, so it counts although its parent is decided. */
  narrowing: boolean;
}

/**
 * The questions about `about` with their answers in a run, in the order of the bank: those with an answer, and
 * those without one that would count. Empty for a run that stored no answers.
 * @param runs all runs of the contact, to find the one in which an answer was chosen
 */
export function answerItems(run: QuizRun, runs: readonly QuizRun[], about: TipBasis): AnswerItem[] {
  if (run.responses === null) return [];
  const answers = new Map(run.responses.map((response) => [response.questionId, response]));
  const counted = new Set(
    effectiveResponses(QUIZ_BANK, run.responses).map(({ question }) => question.id),
  );
  return questionsAbout(about).flatMap((question): AnswerItem[] => {
    const response = answers.get(question.id);
    const isAsked =
      question.level === 'L1' || answers.get(question.parentQuestionId)?.answer === 'Unsure';
    if (response === undefined) {
      const item = { question, answer: null, answeredAt: null, counts: false, narrowing: false };
      return isAsked ? [item] : [];
    }
    return [
      {
        question,
        answer: response.answer,
        answeredAt: answeredAt(run, runs, question.id),
        counts: counted.has(question.id),
        narrowing: !isAsked && response.narrowing === true,
      },
    ];
  });
}

/** The questions of the bank about an axis or the motivation. */
function questionsAbout(about: TipBasis): QuizQuestion[] {
  return QUIZ_BANK.filter((question) => basisOf(question) === about);
}

/** The axis of a question, or the motivation. */
export function basisOf(question: QuizQuestion): TipBasis {
  return question.category === 'motivation' ? 'motivation' : question.dimension;
}

/** The follow-ups of a first-level question; none for a follow-up. */
export function followUps(question: QuizQuestion): QuizQuestion[] {
  return QUIZ_BANK.filter((each) => each.level === 'L2' && each.parentQuestionId === question.id);
}

/** The date of the latest run that changed the answer, or of the one that asked all questions. */
function answeredAt(run: QuizRun, runs: readonly QuizRun[], questionId: string): string {
  let current = run;
  for (;;) {
    if (current.changes?.some((change) => change.questionId === questionId)) break;
    const base = runs.find(({ id }) => id === current.baseRunId);
    // A run based on itself would cause an infinite loop.
    if (base === undefined || base === current) break;
    current = base;
  }
  return current.createdAt;
}

/** How often the answers chose a motivation type, and how often it was an option. */
export interface TypeCount {
  type: MotivationType;
  chosen: number;
  offered: number;
}

/** The types that were options of answers that count, the most chosen first, then by number. */
export function typeCounts(responses: readonly QuizResponse[]): TypeCount[] {
  const counts = new Map(MOTIVATION_TYPES.map((type) => [type, { chosen: 0, offered: 0 }]));
  for (const { question, response } of effectiveResponses(QUIZ_BANK, responses)) {
    if (question.category !== 'motivation' || response.answer === 'Unsure') continue;
    const chosen = response.answer === 'A' ? question.optionA.value : question.optionB.value;
    for (const type of new Set([question.optionA.value, question.optionB.value])) {
      const count = counts.get(type);
      if (count === undefined) continue;
      count.offered += 1;
      if (type === chosen) count.chosen += 1;
    }
  }
  return [...counts]
    .flatMap(([type, count]) => (count.offered > 0 ? [{ type, ...count }] : []))
    .sort((a, b) => b.chosen - a.chosen || a.type - b.type);
}

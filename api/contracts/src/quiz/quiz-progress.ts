import { fraction, roundHalfUp } from '../fraction.ts';
import { type Answer } from '../types.ts';
import { effectiveResponses, type GivenAnswer } from './effective-responses.ts';
import { type QuizBank, type QuizQuestion } from './quiz-types.ts';
import { type QuizResponse } from './quiz-response.ts';

/** The assessment page can be completed from this many visible answers on, including Unsure. */
export const MIN_ANSWERS_TO_COMPLETE = 5;

export interface Progress {
  answered: number;
  /** First-level questions plus the follow-ups of each Unsure so far. */
  expected: number;
  /** 0–100, rounded half up. It can fall when an Unsure adds follow-ups. */
  percent: number;
}

/** The state of the quiz dialog. */
export interface QuizState extends Progress {
  /** The question to ask now; null if none is left. */
  next: QuizQuestion | null;
  nextIsFollowUp: boolean;
  /** The number in the header 'Question N': answered + 1. */
  questionNumber: number;
  done: boolean;
  canGoBack: boolean;
}

/**
 * Returns the state of the dialog after `answers`, given in the order asked. The state depends only on the answers:
 * to go back, omit the last one.
 */
export function quizState(bank: QuizBank, answers: readonly Answer[]): QuizState {
  const { queue, answered } = replay(bank, answers);
  const next = queue[answered] ?? null;
  return {
    ...progress(answered, queue.length),
    next,
    nextIsFollowUp: next?.level === 'L2',
    questionNumber: answered + 1,
    done: next === null,
    canGoBack: answered > 0,
  };
}

/** Returns the answers of the dialog as responses with their questions, at medium confidence. */
export function quizResponses(bank: QuizBank, answers: readonly Answer[]): QuizResponse[] {
  const { queue } = replay(bank, answers);
  return queue.flatMap(({ id }, index) => {
    const answer = answers[index];
    return answer ? [{ questionId: id, answer, confidence: 'medium' }] : [];
  });
}

/** The state of the assessment page, on which questions are answered in any order. */
export interface QuizPageState extends Progress {
  /**
   * First-level questions, each directly followed by its follow-ups while it's Unsure, and by answers that narrow
   * down a tie.
   */
  visible: QuizQuestion[];
  canComplete: boolean;
}

/** Returns the state of the page for `answers`; the last one per question counts. Hidden follow-ups don't count. */
export function quizPageState(bank: QuizBank, answers: readonly GivenAnswer[]): QuizPageState {
  const current = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  const effective = effectiveResponses(bank, answers);
  const counted = new Set(effective.map(({ question }) => question.id));
  const visible = bank.filter(
    (question) =>
      question.level === 'L1' ||
      current.get(question.parentQuestionId) === 'Unsure' ||
      counted.has(question.id),
  );
  const answered = effective.length;
  return {
    ...progress(answered, visible.length),
    visible,
    canComplete: answered >= MIN_ANSWERS_TO_COMPLETE,
  };
}

function progress(answered: number, expected: number): Progress {
  const percent = expected === 0 ? 100 : roundHalfUp(fraction(100 * answered, expected));
  return { answered, expected, percent: Math.min(100, percent) };
}

/** Returns the questions asked so far and still to come, and how many of them `answers` covers. */
function replay(
  bank: QuizBank,
  answers: readonly Answer[],
): { queue: QuizQuestion[]; answered: number } {
  const queue = bank.filter(({ level }) => level === 'L1');
  let answered = 0;
  for (const answer of answers) {
    const question = queue[answered];
    if (!question) break;
    answered += 1;
    if (question.level === 'L1' && answer === 'Unsure') queue.push(...followUps(bank, question.id));
  }
  return { queue, answered };
}

function followUps(bank: QuizBank, parentId: string): QuizQuestion[] {
  return bank.filter(
    (question) => question.level === 'L2' && question.parentQuestionId === parentId,
  );
}

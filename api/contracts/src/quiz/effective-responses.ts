import { type Answer } from '../types.ts';
import { type QuizBank, type QuizQuestion } from './quiz-types.ts';

/** The fields of a response that decide whether it counts. */
export interface GivenAnswer {
  questionId: string;
  answer: Answer;
  /** True for an answer that narrows down a tie of motivation types. */
  narrowing?: boolean;
}

/** A response that counts, with its question. */
export interface EffectiveResponse<Response extends GivenAnswer> {
  question: QuizQuestion;
  response: Response;
}

/**
 * Returns the responses that count, in the order of the bank: the last one per question, and a follow-up only while
 * its parent's current answer is Unsure, or if it narrows down a tie of motivation types. Answers to unknown
 * questions are dropped.
 */
export function effectiveResponses<Response extends GivenAnswer>(
  bank: QuizBank,
  responses: readonly Response[],
): EffectiveResponse<Response>[] {
  const current = new Map(responses.map((response) => [response.questionId, response]));
  return bank.flatMap((question) => {
    const response = current.get(question.id);
    if (response === undefined) return [];
    const counts =
      question.level === 'L1' ||
      current.get(question.parentQuestionId)?.answer === 'Unsure' ||
      (response.narrowing === true && question.category === 'motivation');
    return counts ? [{ question, response }] : [];
  });
}

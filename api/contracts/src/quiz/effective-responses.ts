import { type Answer } from '../types.ts';
import { type QuizBank, type QuizQuestion } from './quiz-types.ts';

/** The part of a response that decides whether it counts. */
export interface GivenAnswer {
  questionId: string;
  answer: Answer;
  /** True for an answer that narrows down a tie of motivation types. */
  narrowing?: boolean;
}

/** A response that counts, with the question it answers. */
export interface EffectiveResponse<Response extends GivenAnswer> {
  question: QuizQuestion;
  response: Response;
}

/**
 * The responses that count, in the order of the bank: the last one per question, a follow-up only
 * while its parent's current answer is Unsure, or when it narrows down a tie of motivation types.
 * Answers to questions the bank does not know are left out.
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

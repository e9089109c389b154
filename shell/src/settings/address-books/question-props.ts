import { type AnswerCardQuestion, type CardQuestion } from '@rapport/api-client';

/** The body of an answer. */
export type Answer = AnswerCardQuestion;

export interface QuestionProps {
  question: CardQuestion;
  isBusy: boolean;
  onAnswer: (answer: Answer) => void;
}

import { type Answer, type ConfidenceLevel } from '../types.ts';

/** One answer of the contact quiz. The quiz dialog always sends medium confidence. */
export interface QuizResponse {
  questionId: string;
  answer: Answer;
  confidence: ConfidenceLevel;
  /** True for an answer that narrows down a tie: its follow-up counts although its parent is decided. */
  narrowing?: boolean;
}

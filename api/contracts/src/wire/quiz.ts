import { type MotivationType, type WorkStyleLetter, type WorkStyleType } from '../types.ts';
import { type QuizResponse } from '../quiz/quiz-response.ts';

/** Body of POST /api/quiz-complete. */
export interface QuizComplete {
  contactId: string;
  mbtiType: WorkStyleType;
  enneagramType: MotivationType | null;
  /** Percent, 0–100. */
  mbtiConfidence: number;
  /** Percent, 0–100. */
  enneagramConfidence: number;
  mbtiAmbiguousLetters: WorkStyleLetter[];
  enneagramSecondaryTypes: MotivationType[];
  /** The sentences of the result, in the order shown. */
  notes: string[];
  /** The answers behind the result; a result that does not follow from them is refused. */
  responses?: QuizResponse[];
}

/** Answer of POST /api/quiz-complete: the stored, immutable run. */
export interface QuizRun {
  id: string;
  contactId: string;
  createdAt: string;
  mbtiType: WorkStyleType;
  enneagramType: MotivationType | null;
  mbtiConfidence: number;
  enneagramConfidence: number;
  mbtiAmbiguousLetters: WorkStyleLetter[];
  enneagramSecondaryTypes: MotivationType[];
  notes: string[];
  responses: QuizResponse[] | null;
}

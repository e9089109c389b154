import { type MotivationType, type WorkStyleLetter, type WorkStyleType } from '../types.ts';
import { type OpenReason, type OpenReasons } from '../quiz/open-reason.ts';
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

/**
 * One completed assessment of a contact, immutable: the answer of POST /api/quiz-complete, and one
 * entry of GET /api/assessment-runs/{contactId}, newest first.
 */
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
  /** Types exactly level with `enneagramType`; null where there are no answers to tell. */
  enneagramCoLeaders: MotivationType[] | null;
  /** Why each letter of `mbtiAmbiguousLetters` is open; null where there are no answers to tell. */
  mbtiOpenReasons: OpenReasons | null;
  /** Why no single motivation type came out; null when one did, or without answers. */
  enneagramOpenReason: OpenReason | null;
  notes: string[];
  /** The answers behind the result, null where the client sent only the result. */
  responses: QuizResponse[] | null;
}

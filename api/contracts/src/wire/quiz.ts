import {
  type Answer,
  type MotivationType,
  type WorkStyleLetter,
  type WorkStyleType,
} from '../types.ts';
import { type AnswerChange } from '../quiz/changed-answers.ts';
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
  /** Types tied with `enneagramType`; null where there are no answers to tell. */
  enneagramCoLeaders: MotivationType[] | null;
  /** Why each letter of `mbtiAmbiguousLetters` is open; null where there are no answers to tell. */
  mbtiOpenReasons: OpenReasons | null;
  /** Why no single motivation type came out; null when one did, or without answers. */
  enneagramOpenReason: OpenReason | null;
  notes: string[];
  /** The answers behind the result, null where the client sent only the result. */
  responses: QuizResponse[] | null;
  /** The run whose answers this one took over and changed; null for one that asked all questions. */
  baseRunId: string | null;
  /** Where the answers come from; null for a source that only a newer API knows. */
  source: RunSource | null;
  /** What is different from the base run; null for a run without one. */
  changes: AnswerChange[] | null;
}

/**
 * `quiz`: the quiz dialog. `page`: the assessment page. `change`: a changed answer. `observation`: an
 * answer to something the user watched for.
 */
export const RUN_SOURCES = ['quiz', 'page', 'change', 'observation'] as const;
export type RunSource = (typeof RUN_SOURCES)[number];

/**
 * Body of POST /api/assessment-runs/{contactId}/answers, which answers 201 with the new `QuizRun`, or
 * with the base run where no answer is different.
 */
export interface ChangeAnswers {
  /** Has to be the newest run. */
  baseRunId: string;
  source: Extract<RunSource, 'change' | 'observation'>;
  /** At least one; a question comes up once. */
  changes: { questionId: string; answer: Answer }[];
  /** The interaction in which it was observed. */
  interactionId?: string | null;
}

export const OBSERVED_ANSWERS = ['A', 'B', 'did_not_come_up'] as const;
export type ObservedAnswer = (typeof OBSERVED_ANSWERS)[number];

/**
 * Body of POST /api/observations/{contactId}: what the user saw of the question that the guidance told
 * them to watch for.
 */
export interface SaveObservation {
  questionId: string;
  answer: ObservedAnswer;
  interactionId?: string | null;
}

/** Answer of POST /api/observations/{contactId}. */
export interface Observation {
  id: string;
  contactId: string;
  questionId: string;
  answer: ObservedAnswer;
  interactionId: string | null;
  createdAt: string;
  /**
   * The run that the answer became part of. Null for what did not come up, and for an answer that
   * waits until every question that tells a tie apart has one.
   */
  runId: string | null;
}

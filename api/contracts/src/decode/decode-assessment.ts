import {
  ANSWERS,
  CONFIDENCE_LEVELS,
  MOTIVATION_TYPES,
  WORK_STYLE_LETTERS,
  WORK_STYLE_TYPES,
} from '../types.ts';
import { type AnswerChange } from '../quiz/changed-answers.ts';
import { type QuizResponse } from '../quiz/quiz-response.ts';
import { type AssessmentResponse } from '../wire/assessment.ts';
import { type Observation, OBSERVED_ANSWERS, type QuizRun, RUN_SOURCES } from '../wire/quiz.ts';
import {
  flag,
  knownOnly,
  knownOr,
  list,
  listOfKnown,
  moment,
  nullable,
  number,
  oneOf,
  orElse,
  record,
  text,
} from './decoder.ts';
import { openReason, openReasons } from './decode-open-reasons.ts';

/** What the pages show of an answer is its question and the chosen option. */
export const decodeAssessmentResponse = /* @__PURE__ */ record<AssessmentResponse>({
  id: orElse(text, ''),
  contactId: orElse(text, ''),
  userProfileId: orElse(text, ''),
  assessmentType: orElse(text, ''),
  questionId: text,
  questionText: orElse(text, ''),
  responseText: orElse(text, ''),
  selectedOption: oneOf(ANSWERS),
  responseScore: orElse(number, 50),
  confidenceLevel: knownOr(CONFIDENCE_LEVELS, 'medium'),
  narrowing: orElse(flag, false),
  createdAt: orElse(text, ''),
  updatedAt: orElse(text, ''),
});

/** An answer that only a newer API knows is left out: its question is open here. */
export const decodeAssessmentResponses = /* @__PURE__ */ listOfKnown(decodeAssessmentResponse, {
  selectedOption: ANSWERS,
});

const decodeQuizResponse = /* @__PURE__ */ record<QuizResponse>({
  questionId: text,
  answer: oneOf(ANSWERS),
  confidence: knownOr(CONFIDENCE_LEVELS, 'medium'),
  narrowing: orElse(flag, false),
});

const decodeAnswerChange = /* @__PURE__ */ record<AnswerChange>({
  questionId: text,
  before: knownOr(ANSWERS, null),
  answer: oneOf(ANSWERS),
});

export const decodeQuizRun = /* @__PURE__ */ record<QuizRun>({
  id: text,
  contactId: orElse(text, ''),
  createdAt: moment,
  mbtiType: oneOf(WORK_STYLE_TYPES),
  enneagramType: knownOr(MOTIVATION_TYPES, null),
  mbtiConfidence: number,
  enneagramConfidence: number,
  mbtiAmbiguousLetters: knownOnly(WORK_STYLE_LETTERS),
  enneagramSecondaryTypes: knownOnly(MOTIVATION_TYPES),
  enneagramCoLeaders: nullable(knownOnly(MOTIVATION_TYPES)),
  mbtiOpenReasons: nullable(openReasons),
  enneagramOpenReason: openReason,
  notes: orElse(list(text), []),
  responses: nullable(listOfKnown(decodeQuizResponse, { answer: ANSWERS })),
  baseRunId: nullable(text),
  source: knownOr(RUN_SOURCES, null),
  changes: nullable(listOfKnown(decodeAnswerChange, { answer: ANSWERS })),
});

export const decodeQuizRuns = /* @__PURE__ */ list(decodeQuizRun);

export const decodeObservation = /* @__PURE__ */ record<Observation>({
  id: text,
  contactId: orElse(text, ''),
  questionId: text,
  answer: oneOf(OBSERVED_ANSWERS),
  interactionId: nullable(text),
  createdAt: orElse(text, ''),
  runId: nullable(text),
});

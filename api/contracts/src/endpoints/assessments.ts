import {
  decodeAssessmentResponse,
  decodeAssessmentResponses,
  decodeObservation,
  decodeQuizRun,
  decodeQuizRuns,
} from '../decode/decode-assessment.ts';
import { type CompleteAssessment, type SaveAssessmentResponse } from '../wire/assessment.ts';
import { type ChangeAnswers, type QuizComplete, type SaveObservation } from '../wire/quiz.ts';
import { endpoint, type } from './endpoint.ts';

/** The last answer to each question about a contact. */
export const answers = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/assessment-responses/:contactId',
  decode: decodeAssessmentResponses,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'],
});

export const saveAnswer = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/assessment-responses',
  body: type<SaveAssessmentResponse>,
  status: 201,
  decode: decodeAssessmentResponse,
  errors: ['VALIDATION_FAILED', 'INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'CONTACT_OBJECTED'],
});

/** Completes the assessment of a contact with the answers that are stored for it. */
export const complete = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/assessment-complete/:contactId',
  body: type<CompleteAssessment>,
  status: 201,
  decode: decodeQuizRun,
  errors: [
    'VALIDATION_FAILED',
    'INVALID_CONTACT_ID',
    'CONTACT_NOT_FOUND',
    'CONTACT_OBJECTED',
    'TOO_FEW_ANSWERS',
  ],
});

/** The results of a contact with the answers behind them, newest first. */
export const runs = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/assessment-runs/:contactId',
  decode: decodeQuizRuns,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'],
});

/** Saves the result of a contact's quiz with the answers that it follows from. */
export const saveQuiz = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/quiz-complete',
  body: type<QuizComplete>,
  status: 201,
  decode: decodeQuizRun,
  errors: [
    'VALIDATION_FAILED',
    'INVALID_CONTACT_ID',
    'CONTACT_NOT_FOUND',
    'CONTACT_OBJECTED',
    'RESULT_MISMATCH',
  ],
});

/** Changes answers of the newest run without asking all questions again, as a new run. */
export const changeAnswers = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/assessment-runs/:contactId/answers',
  body: type<ChangeAnswers>,
  status: 201,
  decode: decodeQuizRun,
  errors: [
    'VALIDATION_FAILED',
    'INVALID_CONTACT_ID',
    'CONTACT_NOT_FOUND',
    'CONTACT_OBJECTED',
    'INTERACTION_NOT_FOUND',
    'RUN_NOT_LATEST',
    'RUN_HAS_NO_ANSWERS',
  ],
});

/** Notes what the user saw of a question to watch for; an answer joins a new run. */
export const saveObservation = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/observations/:contactId',
  body: type<SaveObservation>,
  status: 201,
  decode: decodeObservation,
  errors: [
    'VALIDATION_FAILED',
    'INVALID_CONTACT_ID',
    'CONTACT_NOT_FOUND',
    'CONTACT_OBJECTED',
    'INTERACTION_NOT_FOUND',
    'RUN_HAS_NO_ANSWERS',
  ],
});

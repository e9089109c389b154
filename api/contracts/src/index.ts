export * as endpoints from './endpoints/index.ts';
export {
  type BodyOf,
  type Endpoint,
  type EndpointCall,
  type Method,
  type ResponseOf,
} from './endpoints/endpoint.ts';
export * from './errors.ts';
export * from './types.ts';
export * from './confidence-words.ts';
export * from './contact-fields/email-address.ts';
export * from './contact-fields/invisible-characters.ts';
export * from './contact-fields/link-in-name.ts';
export * from './contact-fields/name-in-sentence.ts';
export * from './contact-fields/phone-number.ts';
export * from './contact-fields/web-address.ts';
export * from './contact-id.ts';
export * from './contact-tips.ts';
export * from './labels.ts';
export * from './motivation-estimate.ts';
export * from './question-level.ts';
export * from './responsible-use.ts';
export * from './score-bands.ts';
export * from './work-style-axes.ts';
export * from './work-style-estimate.ts';
export * from './wire/action.ts';
export * from './wire/assessment.ts';
export * from './wire/coaching.ts';
export * from './wire/contact.ts';
export * from './wire/error.ts';
export * from './wire/export.ts';
export * from './wire/health.ts';
export * from './wire/interaction.ts';
export * from './wire/personality-profile.ts';
export * from './wire/quiz.ts';
export * from './wire/user.ts';
export { type Decoder } from './decode/decoder.ts';
export * from './decode/decode-action.ts';
export * from './decode/decode-assessment.ts';
export * from './decode/decode-coaching.ts';
export * from './decode/decode-contact.ts';
export * from './decode/decode-export.ts';
export * from './decode/decode-health.ts';
export * from './decode/decode-interaction.ts';
export * from './decode/decode-personality-profile.ts';
export * from './decode/decode-user.ts';
export * from './quiz/answer-from-text.ts';
export * from './quiz/effective-responses.ts';
export * from './quiz/estimate-details.ts';
export * from './quiz/narrowing.ts';
export * from './quiz/note-icon.ts';
export * from './quiz/open-reason.ts';
export * from './quiz/quiz-bank.ts';
export { quizNotes, type QuizNote, type QuizNoteCode } from './quiz/quiz-notes.ts';
export * from './quiz/quiz-progress.ts';
export * from './quiz/quiz-question.ts';
export * from './quiz/quiz-response.ts';
export * from './quiz/score-quiz.ts';
export * from './self-assessment/answered-scores.ts';
export * from './self-assessment/dimension-labels.ts';
export * from './self-assessment/score-self-assessment.ts';
export * from './self-assessment/self-assessment-bank.ts';
export * from './self-assessment/self-assessment-question.ts';
export * from './coaching/action-steps.ts';
export * from './coaching/group-recommendations.ts';
export * from './coaching/match-conditions.ts';
export * from './coaching/profile-summary.ts';

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
export * from './uuid.ts';
export * from './quiz/confidence-words.ts';
export * from './field-rules/birthday.ts';
export * from './duplicates/comparable-person.ts';
export * from './duplicates/duplicate-keys.ts';
export { emailKey } from './duplicates/email-key.ts';
export * from './duplicates/likeness.ts';
export * from './duplicates/likeness-words.ts';
export * from './field-rules/email-address.ts';
export * from './field-rules/invisible-characters.ts';
export * from './field-rules/link-in-name.ts';
export * from './field-rules/meeting-link.ts';
export * from './field-rules/name-in-sentence.ts';
export * from './field-rules/parsed-url.ts';
export * from './field-rules/phone-number.ts';
export * from './field-rules/web-address.ts';
export * from './contact-files/contact-csv.ts';
export * from './contact-files/contact-vcard.ts';
export * from './contact-files/csv-cell.ts';
export * from './contact-tips.ts';
export * from './count-words.ts';
export * from './general-tips.ts';
export * from './labels.ts';
export * from './motivation-estimate.ts';
export * from './patterns/fill-pattern.ts';
export {
  PATTERN_SLOT_LABELS,
  PATTERN_SLOTS,
  type PatternSlot,
  patternSlots,
} from './patterns/pattern-slots.ts';
export * from './question-level.ts';
export * from './responsible-use.ts';
export * from './score-bands.ts';
export * from './work-style-axes.ts';
export * from './work-style-estimate.ts';
export * from './wire/action.ts';
export * from './wire/analytics.ts';
export * from './wire/assessment.ts';
export * from './wire/bulk.ts';
export * from './wire/calendar.ts';
export * from './wire/coaching.ts';
export * from './wire/contact.ts';
export * from './wire/contact-file.ts';
export * from './wire/digest.ts';
export * from './wire/duplicate.ts';
export * from './wire/error.ts';
export * from './wire/export.ts';
export * from './wire/guidance.ts';
export * from './wire/health.ts';
export * from './wire/import.ts';
export * from './wire/interaction.ts';
export * from './wire/interaction-outcome.ts';
export * from './wire/label.ts';
export * from './wire/meeting.ts';
export * from './wire/personality-profile.ts';
export * from './wire/quiz.ts';
export * from './wire/saved-view.ts';
export * from './wire/tip-feedback.ts';
export * from './wire/today.ts';
export * from './wire/user.ts';
export { type Decoder } from './decode/decoder.ts';
export * from './decode/decode-action.ts';
export * from './decode/decode-analytics.ts';
export * from './decode/decode-assessment.ts';
export * from './decode/decode-calendar.ts';
export * from './decode/decode-coaching.ts';
export * from './decode/decode-contact.ts';
export * from './decode/decode-duplicate.ts';
export * from './decode/decode-digest.ts';
export * from './decode/decode-guidance.ts';
export * from './decode/decode-health.ts';
export * from './decode/decode-import.ts';
export * from './decode/decode-interaction.ts';
export * from './decode/decode-label.ts';
export * from './decode/decode-meeting.ts';
export * from './decode/decode-personality-profile.ts';
export * from './decode/decode-today.ts';
export * from './decode/decode-saved-view.ts';
export * from './decode/decode-user.ts';
export * from './quiz/answer-evidence.ts';
export * from './quiz/answer-from-text.ts';
export * from './quiz/changed-answers.ts';
export * from './quiz/effective-responses.ts';
export * from './quiz/estimate-details.ts';
export * from './quiz/narrowing.ts';
export * from './quiz/note-icon.ts';
export * from './quiz/observe-texts.ts';
export * from './quiz/open-reason.ts';
export * from './quiz/quiz-questions.ts';
export { quizNotes, type QuizNote, type QuizNoteCode } from './quiz/quiz-notes.ts';
export * from './quiz/quiz-progress.ts';
export * from './quiz/quiz-types.ts';
export * from './quiz/quiz-response.ts';
export * from './quiz/score-quiz.ts';
export * from './self-assessment/answered-scores.ts';
export * from './self-assessment/dimension-labels.ts';
export * from './self-assessment/score-self-assessment.ts';
export * from './self-assessment/self-assessment-questions.ts';
export * from './self-assessment/dimensions.ts';
export * from './coaching/action-steps.ts';
export * from './coaching/group-recommendations.ts';
export * from './coaching/match-conditions.ts';
export * from './coaching/profile-summary.ts';

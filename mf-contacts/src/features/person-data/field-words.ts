import {
  type ExportedAction,
  type ExportedAnswer,
  type ExportedAssessment,
  type ExportedCommitment,
  type ExportedContact,
  type ExportedImport,
  type ExportedInteraction,
  type ExportedObservation,
  type ExportedPageScores,
  type ExportedRelation,
  type ExportedStatedPreference,
  type ExportedTipFeedback,
  type ExportedCadenceChange,
} from '@rapport/api-client';
import { type QuizResponse, type AnswerChange } from '@rapport/contracts';
import { DETAIL_LABELS } from '../../contact-details/detail-words.ts';

/** The type of all fields in the export, so that a new field requires a label here. */
type FieldsHeld = keyof (ExportedContact &
  ExportedInteraction &
  ExportedAnswer &
  ExportedCommitment &
  ExportedStatedPreference &
  ExportedRelation &
  ExportedAssessment &
  ExportedObservation &
  ExportedTipFeedback &
  ExportedImport &
  ExportedAction &
  ExportedCadenceChange &
  ExportedPageScores &
  QuizResponse &
  AnswerChange);

const FIELD_WORDS: Readonly<Record<FieldsHeld, string>> = {
  name: 'Name',
  namePrefix: 'Before the name',
  givenName: 'First name',
  additionalNames: 'Middle names',
  familyName: 'Last name',
  nameSuffix: 'After the name',
  email: 'Email',
  phone: 'Phone',
  organization: 'Organization',
  title: 'Job title',
  profileLink: 'Profile page',
  emails: 'Email',
  phones: 'Phone',
  links: 'Links',
  pinnedNote: 'Pinned note',
  birthday: 'Birthday',
  howWeMet: 'How they met',
  ...DETAIL_LABELS,
  labels: 'Labels',
  photoUrl: 'Address of the photo',
  profilePicture: 'Photo of the profile page',
  photoPath: 'Where the photo is stored',
  photoData: 'Photo',
  createdAt: 'Added on',
  updatedAt: 'Changed on',
  legalBasisNote: 'Why notes are kept',
  informedAt: 'Told about it on',
  objectedAt: 'Objected on',
  reviewedAt: 'Estimate confirmed on',
  assessmentComplete: 'Estimated',
  workStyle: 'Work style',
  workStyleConfidence: 'How well the answers fit together, 0 to 100',
  openLetters: "Letters that aren't settled",
  openLetterReasons: "Why they aren't settled",
  motivationType: 'Motivation',
  motivationConfidence: 'How well the answers about motivation fit together, 0 to 100',
  secondaryMotivationTypes: 'Other motivations close behind',
  tiedMotivationTypes: 'Motivations tied with it',
  openMotivationReason: "Why the motivation isn't settled",
  openness: 'Openness, 0 to 100',
  topStrength: 'Top strength',
  cadenceDays: 'Days between contacts',
  cadenceChanges: 'Earlier cadences',
  setAt: 'Changed on',
  daysBefore: 'Days between contacts until then',
  interactions: 'Interactions and notes',
  commitments: 'Promises and marked words',
  statedPreferences: 'What they said they like',
  relations: 'What they are to others',
  otherId: 'Internal number of the other person',
  otherName: 'Name of the other person',
  words: 'In your words',
  reverseWords: 'The other way around',
  value: 'What they said',
  learnedOn: 'Learned on',
  kind: 'Kind',
  text: 'Words',
  dueOn: 'Due on',
  notedAt: 'Noted on',
  doneAt: 'Done on',
  answers: 'Answers',
  assessments: 'Assessments',
  actions: 'Next steps',
  observations: 'What was watched for',
  tipFeedback: 'Tips that were tried',
  imports: 'Imported from',
  importId: 'Import',
  row: 'Row of the file',
  fileName: 'File',
  importedAt: 'Imported on',
  changed: 'What the import changed',
  type: 'Kind',
  description: 'Subject',
  notes: 'Notes',
  duration: 'Minutes',
  interactionDate: 'When',
  outcome: 'How it went',
  planned: 'Still planned',
  imported: 'Named by an imported file',
  question: 'Question',
  questionId: 'Question',
  answer: 'Answer',
  before: 'Answer before',
  sentText: 'Answer as sent',
  score: 'Score, 0 to 100',
  confidence: 'How sure the writer was',
  narrowing: 'Asked to settle a tie',
  answeredAt: 'Answered on',
  changedAt: 'Answer changed on',
  completedAt: 'Completed on',
  source: 'Where it comes from',
  changes: 'Changed answers',
  baseAssessmentId: 'Based on the assessment of',
  scores: 'Scores sent with it',
  conscientiousness: 'Conscientiousness, 0 to 100',
  extraversion: 'Extraversion, 0 to 100',
  agreeableness: 'Agreeableness, 0 to 100',
  sensitivity: 'Sensitivity, 0 to 100',
  honestyAndHumility: 'Honesty and humility, 0 to 100',
  positiveEnergy: 'Positive energy, 0 to 100',
  tension: 'Tension, 0 to 100',
  strengths: 'Strengths',
  workplaceStyle: 'Workplace style',
  workplaceStyleUnderPressure: 'Workplace style under pressure',
  observedAt: 'Seen on',
  assessmentId: 'Became part of the assessment of',
  interactionId: 'After',
  tipId: 'Tip',
  helped: 'Did it help',
  markedAt: 'Noted on',
  rule: 'Step',
  status: 'State',
  snoozedUntil: 'Put off until',
  id: 'Internal number',
};

/** The label of a field. A field that only a newer API has gets its name, split into words. */
export function fieldWords(field: string, value?: unknown): string {
  // An answer's confidence is a word, and a page's a number.
  if (field === 'confidence' && typeof value === 'number') return 'Confidence, 0 to 100';
  const known = Object.entries(FIELD_WORDS).find(([name]) => name === field)?.[1];
  const apart = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return known ?? apart.charAt(0).toUpperCase() + apart.slice(1);
}

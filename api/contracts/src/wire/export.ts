import {
  type Answer,
  type ConfidenceLevel,
  type MotivationType,
  type WorkStyleLetter,
  type WorkStyleType,
} from '../types.ts';
import { type OpenReason, type OpenReasons } from '../quiz/open-reason.ts';
import { type AnswerChange } from '../quiz/changed-answers.ts';
import { type QuizResponse } from '../quiz/quiz-response.ts';
import { type ActionRule, type ActionStatus } from './action.ts';
import { type Calendar, type CalendarFeed } from './calendar.ts';
import { type EmailKind, type LinkKind, type OfKind, type PhoneKind } from './contact.ts';
import { type ExportedDigest } from './digest.ts';
import { type ImportSummary } from './import.ts';
import { type Interaction } from './interaction.ts';
import { type LabelColor } from './label.ts';
import { type Meeting } from './meeting.ts';
import { type ObservedAnswer, type RunSource } from './quiz.ts';
import { type SavedView } from './saved-view.ts';
import { type ResponsibleUseAcknowledgement } from './user.ts';

/**
 * Answer of GET /api/export: everything the product holds of this user. People read this file, so
 * its fields are called what the screens call them, not what the rest of the wire calls them.
 */
export interface ExportedData {
  /** Changes when a field changes its meaning. */
  exportVersion: '1';
  exportedAt: string;
  user: ExportedUser;
  /** Oldest first. A deleted contact is not among them, not even while it can be restored. */
  contacts: ExportedContact[];
  /** By name, also those that no contact has. */
  labels: ExportedLabel[];
  /** Oldest first. */
  savedViews: SavedView[];
  /** The newest hundred, newest first. */
  imports: ImportSummary[];
  /** The daily email; null for somebody who never turned it on. */
  digest: ExportedDigest | null;
  /** Oldest first. */
  calendars: Calendar[];
  /** Its address is not stored, only what recognizes it. */
  calendarFeed: CalendarFeed;
}

export interface ExportedLabel {
  id: string;
  name: string;
  color: LabelColor;
}

/** Answer of GET /api/contacts/{id}/export: everything the product holds about one contact. */
export interface ExportedPerson extends Pick<ExportedData, 'exportVersion' | 'exportedAt'> {
  contact: ExportedContact;
  /** The stored photo as a `data:` address; null without one. */
  photo: string | null;
  /** The questions that `contact` names, by id, in the wording that the product has now. */
  questions: Readonly<Record<string, ExportedQuestion>>;
  /** The texts of the tips that `contact` names, by id, as the product has them now. */
  tips: Readonly<Record<string, string>>;
}

/** A question and what its answers say. */
export interface ExportedQuestion {
  text: string;
  answers: Readonly<Record<Answer, string>>;
}

export interface ExportedUser {
  id: string;
  email: string | null;
  responsibleUse: ResponsibleUseAcknowledgement | null;
  selfAssessment: ExportedSelfAssessment;
}

export interface ExportedSelfAssessment {
  complete: boolean;
  version: string | null;
  /** 0–100 by the name of the scale, null while not measured. */
  scores: Record<ExportedScale, number | null>;
  /** The scales whose question was answered; null where an earlier version of the product did not keep it. */
  answered: ExportedScale[] | null;
  /** By question; null where an earlier version of the product did not keep them. */
  answers: Readonly<Record<string, Answer>> | null;
}

/** The fourteen scales of the self-assessment as the screens name them. */
export type ExportedScale =
  | 'openness'
  | 'conscientiousness'
  | 'extraversion'
  | 'agreeableness'
  | 'sensitivity'
  | 'honestyAndHumility'
  | 'positiveEnergy'
  | 'tension'
  | 'wisdom'
  | 'courage'
  | 'care'
  | 'composure'
  | 'drive'
  | 'sociability';

/** An estimate of how somebody works; null and empty while there is none. */
export interface ExportedResult {
  workStyle: WorkStyleType | null;
  /** Percent, 0–100. */
  workStyleConfidence: number | null;
  openLetters: WorkStyleLetter[];
  /** Why each open letter is open; null where the answers are not known. */
  openLetterReasons: OpenReasons | null;
  motivationType: MotivationType | null;
  /** Percent, 0–100. */
  motivationConfidence: number | null;
  secondaryMotivationTypes: MotivationType[];
  /** Types tied with `motivationType`; null where the answers are not known. */
  tiedMotivationTypes: MotivationType[] | null;
  /** Why no single motivation type came out; null when one did, or where the answers are not known. */
  openMotivationReason: OpenReason | null;
}

export interface ExportedContact extends ExportedResult {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  organization: string | null;
  title: string | null;
  profileLink: string | null;
  /** All of them, the first one included. */
  emails: OfKind<EmailKind>[];
  phones: OfKind<PhoneKind>[];
  links: OfKind<LinkKind>[];
  pinnedNote: string | null;
  /** `YYYY-MM-DD`, or `--MM-DD` where the year is not known. */
  birthday: string | null;
  howWeMet: string | null;
  /** Names, in their order. */
  labels: string[];
  photoUrl: string | null;
  profilePicture: string | null;
  /** Where the stored photo is, below the API's origin; null while there is none. */
  photoPath: string | null;
  createdAt: string;
  updatedAt: string;
  assessmentComplete: boolean;
  /** Why the user may keep these notes, in their own words, and when this person was told. */
  legalBasisNote: string | null;
  informedAt: string | null;
  /** When this person objected to being estimated. */
  objectedAt: string | null;
  /** When the user last found that the estimate still fits. */
  reviewedAt: string | null;
  /** What the assessment page sent last, 0–100. */
  openness: number | null;
  topStrength: string | null;
  /** The cadence the user set, in days. */
  cadenceDays: number | null;
  /** When the cadence changed and what it was before, in days, oldest first. */
  cadenceChanges: ExportedCadenceChange[];
  /** Newest first. */
  interactions: ExportedInteraction[];
  /** The last answer per question. */
  answers: ExportedAnswer[];
  /** Every completed assessment, newest first. */
  assessments: ExportedAssessment[];
  /** Next steps that were done, dismissed or snoozed. */
  actions: ExportedAction[];
  /** What the user watched for, oldest first. */
  observations: ExportedObservation[];
  /** Whether tips helped, oldest first. */
  tipFeedback: ExportedTipFeedback[];
  /** The rows of imported files that made or changed this contact, oldest first. */
  imports: ExportedImport[];
}

export interface ExportedImport {
  importId: string;
  row: number;
  fileName: string;
  importedAt: string;
  /** The values of the changed fields before and after, which the undo uses; null where it was added. */
  changed: { before: object; after: object } | null;
}

export interface ExportedObservation {
  questionId: string;
  answer: ObservedAnswer;
  interactionId: string | null;
  observedAt: string;
  /** The assessment that it became part of. */
  assessmentId: string | null;
}

export interface ExportedTipFeedback {
  tipId: string;
  interactionId: string;
  /** Null for a tip that was not used. */
  helped: boolean | null;
  markedAt: string;
}

export interface ExportedCadenceChange {
  setAt: string;
  daysBefore: number;
}

/** A meeting without the others who take part. */
export type ExportedMeeting = Pick<Meeting, 'id' | 'title' | 'place' | 'link' | 'state' | 'source'>;

export interface ExportedInteraction extends Omit<Interaction, 'contactId' | 'meeting'> {
  meeting: ExportedMeeting | null;
  /** Whether it still lay in the future when the export was made. */
  planned: boolean;
  followUpSnoozedUntil: string | null;
  followUpMarkedAt: string | null;
}

export interface ExportedAnswer {
  questionId: string;
  /** The wording the person saw. */
  question: string;
  answer: Answer;
  /** What was sent for the answer: the same word, or the text of the option. */
  sentText: string;
  score: number;
  confidence: ConfidenceLevel;
  /** Whether the answer narrows down a tie of motivation types. */
  narrowing: boolean;
  answeredAt: string;
  changedAt: string;
}

export interface ExportedAssessment extends ExportedResult {
  id: string;
  completedAt: string;
  notes: string[];
  /** The assessment whose answers this one took over and changed, and what it changed. */
  baseAssessmentId: string | null;
  source: RunSource;
  changes: AnswerChange[] | null;
  /** The answers behind the result, null where none were sent. */
  answers: QuizResponse[] | null;
  /** What the assessment page sent along, null for a quiz. */
  scores: ExportedPageScores | null;
}

export interface ExportedPageScores extends Record<
  | 'openness'
  | 'conscientiousness'
  | 'extraversion'
  | 'agreeableness'
  | 'sensitivity'
  | 'honestyAndHumility'
  | 'positiveEnergy'
  | 'tension',
  number
> {
  strengths: string[];
  /** By the names that the page sent. */
  workplaceStyle: Record<string, number>;
  workplaceStyleUnderPressure: Record<string, number>;
  /** Percent, 0–100. */
  confidence: number;
}

export interface ExportedAction {
  id: string;
  rule: ActionRule;
  status: Exclude<ActionStatus, 'open'>;
  snoozedUntil: string | null;
  markedAt: string;
}

import {
  type Answer,
  type ConfidenceLevel,
  type MotivationType,
  type WorkStyleLetter,
  type WorkStyleType,
} from '../types.ts';
import { type ActionRule, type ActionStatus } from './action.ts';
import { type Interaction } from './interaction.ts';
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
  /** Oldest first; contacts deleted in the last minutes, which can still be restored, included. */
  contacts: ExportedContact[];
}

interface ExportedUser {
  id: string;
  email: string | null;
  responsibleUse: ResponsibleUseAcknowledgement | null;
  selfAssessment: {
    complete: boolean;
    version: string | null;
    /** 0–100 by the name of the scale, null while not measured. */
    scores: Record<ExportedScale, number | null>;
  };
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

interface ExportedResult {
  workStyle: WorkStyleType | null;
  /** Percent, 0–100. */
  workStyleConfidence: number | null;
  openLetters: WorkStyleLetter[];
  motivationType: MotivationType | null;
  /** Percent, 0–100. */
  motivationConfidence: number | null;
  secondaryMotivationTypes: MotivationType[];
}

interface ExportedContact extends ExportedResult {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  organization: string | null;
  title: string | null;
  profileLink: string | null;
  photoUrl: string | null;
  profilePicture: string | null;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  assessmentComplete: boolean;
  /** The rhythm the user set, in days. */
  cadenceDays: number | null;
  interactions: Omit<Interaction, 'contactId'>[];
  /** The last answer per question of the assessment page. */
  answers: {
    questionId: string;
    question: string;
    answer: Answer;
    confidence: ConfidenceLevel;
    answeredAt: string;
  }[];
  /** Every completed assessment, newest first. */
  assessments: (ExportedResult & {
    id: string;
    completedAt: string;
    notes: string[];
    answers: { questionId: string; answer: Answer; confidence: ConfidenceLevel }[] | null;
  })[];
  /** Next steps that were done, dismissed or snoozed. */
  actions: {
    id: string;
    rule: ActionRule;
    status: ActionStatus;
    snoozedUntil: string | null;
  }[];
}

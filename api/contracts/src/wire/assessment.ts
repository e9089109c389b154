import { type Answer, type AssessmentType, type ConfidenceLevel } from '../types.ts';

/** One entry of GET /api/assessment-responses/{contactId}: the last answer per question. */
export interface AssessmentResponse {
  id: string;
  contactId: string;
  userProfileId: string;
  /** One of ASSESSMENT_TYPES, or another word in an answer that is older than that list. */
  assessmentType: string;
  questionId: string;
  /** The wording the person saw. */
  questionText: string;
  responseText: string;
  selectedOption: Answer;
  responseScore: number;
  confidenceLevel: ConfidenceLevel;
  /** Whether the answer narrows down a tie: its follow-up counts although its parent is decided. */
  narrowing: boolean;
  createdAt: string;
  updatedAt: string;
}

/** Body of POST /api/assessment-responses, which answers 201 with the `AssessmentResponse`. */
export interface SaveAssessmentResponse {
  contactId: string;
  /** Accepted and ignored: the owner is always the token's subject. The browser sends null. */
  userProfileId?: string | null;
  /** The browser sends 'big_five'. */
  assessmentType: AssessmentType;
  /** A question of the contact quiz. */
  questionId: string;
  questionText: string;
  /** `A`, `B` or `Unsure`; the text of an option of that question is accepted too. */
  responseText: string;
  /** The browser sends 50. */
  responseScore: number;
  confidenceLevel: ConfidenceLevel;
  /** True to change an answer that narrows down a tie; false unless given. */
  narrowing?: boolean;
}

/** The five-factor scores of a contact assessment, 0–100. */
export interface BigFiveScores {
  openness: number;
  conscientiousness: number;
  extraversion: number;
  agreeableness: number;
  neuroticism: number;
}

/**
 * Body of POST /api/assessment-complete/{contactId}, which answers 201 with the `QuizRun` that the
 * stored answers give. The page sends `ASSESSMENT_DEFAULTS`.
 */
export interface CompleteAssessment {
  bigFiveScores: BigFiveScores;
  hexacoScores: { honestyHumility: number };
  panasScores: { positiveTotal: number; negativeTotal: number };
  viaStrengths: string[];
  hoganHpiScores: Record<string, number>;
  hoganHdsScores: Record<string, number>;
  /** Percent, 0–100. */
  confidenceScore: number;
}

/** What the contact assessment page sends: its own answers are scored by the server. */
export const ASSESSMENT_DEFAULTS: CompleteAssessment = {
  bigFiveScores: {
    openness: 50,
    conscientiousness: 50,
    extraversion: 50,
    agreeableness: 50,
    neuroticism: 50,
  },
  hexacoScores: { honestyHumility: 50 },
  panasScores: { positiveTotal: 25, negativeTotal: 25 },
  viaStrengths: [],
  hoganHpiScores: {},
  hoganHdsScores: {},
  confidenceScore: 75,
};

/** The code of the 409 that refuses to complete an assessment with fewer than 5 answers. */
export const TOO_FEW_ANSWERS = 'TOO_FEW_ANSWERS';

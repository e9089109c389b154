import { type Answer } from '../types.ts';

/** The fourteen self-assessment scores, integers 0–100, null while not measured. */
export interface PersonalityScores {
  bigFiveOpenness: number | null;
  bigFiveConscientiousness: number | null;
  bigFiveExtraversion: number | null;
  bigFiveAgreeableness: number | null;
  bigFiveNeuroticism: number | null;
  hexacoHonestyHumility: number | null;
  panasPositiveAffect: number | null;
  panasNegativeAffect: number | null;
  viaWisdom: number | null;
  viaCourage: number | null;
  viaLove: number | null;
  hoganAdjustment: number | null;
  hoganAmbition: number | null;
  hoganSociability: number | null;
}

/** When the user accepted the responsible-use note, and which text. */
export interface ResponsibleUseAcknowledgement {
  version: string;
  acknowledgedAt: string;
}

/**
 * What the scores rest on. Both are null as long as there is no result, and for one that an earlier
 * version of the product saved: it did not keep the answers.
 */
export interface SelfAssessmentBasis {
  /** The answers by question id, follow-ups included. */
  answers: Readonly<Record<string, Answer>> | null;
  /** The scores whose question was answered, Unsure included. Any other score is only the middle of the scale. */
  answeredScores: (keyof PersonalityScores)[] | null;
}

/** Answer of GET /api/user/profile. */
export interface UserProfile extends PersonalityScores, SelfAssessmentBasis {
  id: string;
  email: string | null;
  assessmentComplete: boolean;
  assessmentVersion: string | null;
  /** Null until the note was accepted. */
  responsibleUse: ResponsibleUseAcknowledgement | null;
  /**
   * Whether deleting the data removes the account at the sign-in service too; it stays where no
   * server-side key is set. Null where the API does not say, as one from before this field.
   */
  accountRemovable: boolean | null;
}

/** Answer of GET /api/user-profile: what coaching is matched with. */
export interface UserScores extends PersonalityScores, SelfAssessmentBasis {
  assessmentComplete: boolean;
}

/** The version of the self-assessment that the product asks. */
export const ASSESSMENT_VERSION = '2.0';

/** Body of PUT /api/user-personality, which answers the `UserScores`: every score is sent, 50 where nothing was measured. */
export interface SaveUserPersonality extends Record<keyof PersonalityScores, number> {
  /** Save Progress and Complete Assessment both send true. */
  assessmentComplete: true;
  assessmentVersion: typeof ASSESSMENT_VERSION;
  /** The answers behind the scores by question id; left out or null by a client that does not send them. */
  answers?: Readonly<Record<string, Answer>> | null;
}

/** The version of the responsible-use note that the product shows. Change it with the meaning of the note. */
export const RESPONSIBLE_USE_VERSION = '1';

/**
 * Body of PUT /api/user/acknowledgements/responsible-use, which answers the
 * `ResponsibleUseAcknowledgement`.
 */
export interface AcknowledgeResponsibleUse {
  /** The version of the note that was shown, 1–20 characters. */
  version: string;
}

/** Whose access ends: of the session of the token, of all sessions, or of all but this one. */
export const REVOCATION_SCOPES = ['global', 'local', 'others'] as const;
export type RevocationScope = (typeof REVOCATION_SCOPES)[number];

/** Body of POST /api/user/revocations, and its answer. */
export interface RevokeSessions {
  scope: RevocationScope;
}

/** Answer of DELETE /api/user, after which the product holds nothing of this user. */
export interface DeletedUser {
  /** Whether the account at the sign-in service is gone too; it stays where no server-side key is set. */
  accountDeleted: boolean;
}

/** Body of PUT /api/user/photo, which answers the `OwnPhoto`. */
export interface SaveOwnPhoto {
  /** Where the photo of the account is, as the auth service knows it; null for none. */
  address: string | null;
}

/** Where the stored photo of the signed-in person is. */
export interface OwnPhoto {
  /** Below the API's origin, for an `<img>`; null while there is none. */
  photoPath: string | null;
}

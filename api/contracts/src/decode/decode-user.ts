import { SELF_ASSESSMENT_DIMENSIONS } from '../self-assessment/dimensions.ts';
import { ANSWERS } from '../types.ts';
import { type ExportedData } from '../wire/export.ts';
import {
  REVOCATION_SCOPES,
  type DeletedUser,
  type OwnPhoto,
  type PersonalityScores,
  type ResponsibleUseAcknowledgement,
  type RevokeSessions,
  type SelfAssessmentBasis,
  type UserProfile,
  type UserScores,
} from '../wire/user.ts';
import {
  flag,
  knownEntries,
  knownOnly,
  moment,
  nullable,
  number,
  oneOf,
  orElse,
  record,
  text,
  type Fields,
} from './decoder.ts';

const score = /* @__PURE__ */ nullable(number);

const SCORES: Fields<PersonalityScores & SelfAssessmentBasis> = {
  bigFiveOpenness: score,
  bigFiveConscientiousness: score,
  bigFiveExtraversion: score,
  bigFiveAgreeableness: score,
  bigFiveNeuroticism: score,
  hexacoHonestyHumility: score,
  panasPositiveAffect: score,
  panasNegativeAffect: score,
  viaWisdom: score,
  viaCourage: score,
  viaLove: score,
  hoganAdjustment: score,
  hoganAmbition: score,
  hoganSociability: score,
  answers: nullable(knownEntries(ANSWERS)),
  answeredScores: nullable(
    knownOnly(Object.values(SELF_ASSESSMENT_DIMENSIONS).map(({ field }) => field)),
  ),
};

export const decodeResponsibleUse = /* @__PURE__ */ record<ResponsibleUseAcknowledgement>({
  version: text,
  acknowledgedAt: moment,
});

export const decodeUserProfile = /* @__PURE__ */ record<UserProfile>({
  ...SCORES,
  id: orElse(text, ''),
  email: nullable(text),
  assessmentComplete: flag,
  assessmentVersion: nullable(text),
  responsibleUse: nullable(decodeResponsibleUse),
  accountRemovable: nullable(flag),
});

export const decodeUserScores = /* @__PURE__ */ record<UserScores>({
  ...SCORES,
  assessmentComplete: flag,
});

export const decodeRevokedSessions = /* @__PURE__ */ record<RevokeSessions>({
  scope: oneOf(REVOCATION_SCOPES),
});

export const decodeDeletedUser = /* @__PURE__ */ record<DeletedUser>({
  accountDeleted: orElse(flag, false),
});

export const decodeOwnPhoto = /* @__PURE__ */ record<OwnPhoto>({ photoPath: nullable(text) });

/**
 * Reads when an export was made. The rest of the export is for people and other programs: a client hands
 * it on as it came.
 */
export const decodeExport = /* @__PURE__ */ record<Pick<ExportedData, 'exportedAt'>>({
  exportedAt: moment,
});

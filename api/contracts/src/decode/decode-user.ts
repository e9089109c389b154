import { SELF_ASSESSMENT_DIMENSIONS } from '../self-assessment/self-assessment-question.ts';
import { ANSWERS } from '../types.ts';
import {
  type DeletedUser,
  type OwnPhoto,
  type PersonalityScores,
  type ResponsibleUseAcknowledgement,
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
  orElse,
  record,
  text,
  type Fields,
} from './decoder.ts';

const score = nullable(number);

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

export const decodeResponsibleUse = record<ResponsibleUseAcknowledgement>({
  version: text,
  acknowledgedAt: moment,
});

export const decodeUserProfile = record<UserProfile>({
  ...SCORES,
  id: orElse(text, ''),
  email: nullable(text),
  assessmentComplete: flag,
  assessmentVersion: nullable(text),
  responsibleUse: nullable(decodeResponsibleUse),
  accountRemovable: nullable(flag),
});

export const decodeUserScores = record<UserScores>({ ...SCORES, assessmentComplete: flag });

export const decodeDeletedUser = record<DeletedUser>({ accountDeleted: orElse(flag, false) });

export const decodeOwnPhoto = record<OwnPhoto>({ photoPath: nullable(text) });

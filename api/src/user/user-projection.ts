import { type PersonalityScores, type SelfAssessmentBasis } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';
import { answeredList } from './answered-sql.ts';
import { type UserProfileDto, type UserScoresDto } from './dto/user-profile.dto.ts';

/** The columns of the scores: `p` is rapport.user_profiles, absent until the first write. */
export const SCORE_COLUMNS = {
  bigFiveOpenness: 'p.big_five_openness',
  bigFiveConscientiousness: 'p.big_five_conscientiousness',
  bigFiveExtraversion: 'p.big_five_extraversion',
  bigFiveAgreeableness: 'p.big_five_agreeableness',
  bigFiveNeuroticism: 'p.big_five_neuroticism',
  hexacoHonestyHumility: 'p.hexaco_honesty_humility',
  panasPositiveAffect: 'p.panas_positive_affect',
  panasNegativeAffect: 'p.panas_negative_affect',
  viaWisdom: 'p.via_wisdom',
  viaCourage: 'p.via_courage',
  viaLove: 'p.via_love',
  hoganAdjustment: 'p.hogan_adjustment',
  hoganAmbition: 'p.hogan_ambition',
  hoganSociability: 'p.hogan_sociability',
} satisfies Record<keyof PersonalityScores, string>;

const SCORES_NOW = jsonObject(SCORE_COLUMNS);

/** The answers behind the scores; null if none were sent, or if the scores were later saved without answers. */
export const SELF_ASSESSMENT_ANSWERS = `CASE
  WHEN p.self_assessment->'scores' = ${SCORES_NOW}::jsonb THEN p.self_assessment->'answers' END`;

const BASIS = {
  answers: SELF_ASSESSMENT_ANSWERS,
  answeredScores: answeredList(SELF_ASSESSMENT_ANSWERS, (field) => field),
} satisfies Record<keyof SelfAssessmentBasis, string>;

const COMPLETE = 'COALESCE(p.assessment_complete, false)';

const ACKNOWLEDGEMENT_JSON = jsonObject({
  version: 'p.responsible_use_version',
  acknowledgedAt: utc('p.responsible_use_at'),
});

/** The acknowledgement, or null. */
export const RESPONSIBLE_USE_JSON = `CASE WHEN p.responsible_use_at IS NOT NULL
  THEN ${ACKNOWLEDGEMENT_JSON} END`;

/** `caller` is the user according to their token (ID and email), with the available account operations. */
export const PROFILE_JSON = jsonObject({
  id: 'caller.id',
  email: 'caller.email',
  assessmentComplete: COMPLETE,
  assessmentVersion: 'p.assessment_version',
  responsibleUse: RESPONSIBLE_USE_JSON,
  accountRemovable: 'caller.account_removable',
  ...SCORE_COLUMNS,
  ...BASIS,
} satisfies Record<keyof UserProfileDto, string>);

export const USER_SCORES_JSON = jsonObject({
  assessmentComplete: COMPLETE,
  ...SCORE_COLUMNS,
  ...BASIS,
} satisfies Record<keyof UserScoresDto, string>);

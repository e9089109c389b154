import { type PersonalityScores } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';
import { PHOTO_PATH } from '../photos/photo-path.ts';
import { answeredList } from '../user/answered-sql.ts';
import { OWN_DETAILS, OWN_GIVEN_PHOTO } from '../user/own-details-sql.ts';
import {
  RESPONSIBLE_USE_JSON,
  SCORE_COLUMNS,
  SELF_ASSESSMENT_ANSWERS,
} from '../user/user-projection.ts';
import {
  type ExportedScalesDto,
  type ExportedSelfAssessmentDto,
  type ExportedUserDto,
} from './dto/exported-data.dto.ts';

/** On-screen names for the columns of rapport.user_profiles, which is `p`. */
const SCALES = {
  openness: SCORE_COLUMNS.bigFiveOpenness,
  conscientiousness: SCORE_COLUMNS.bigFiveConscientiousness,
  extraversion: SCORE_COLUMNS.bigFiveExtraversion,
  agreeableness: SCORE_COLUMNS.bigFiveAgreeableness,
  sensitivity: SCORE_COLUMNS.bigFiveNeuroticism,
  honestyAndHumility: SCORE_COLUMNS.hexacoHonestyHumility,
  positiveEnergy: SCORE_COLUMNS.panasPositiveAffect,
  tension: SCORE_COLUMNS.panasNegativeAffect,
  wisdom: SCORE_COLUMNS.viaWisdom,
  courage: SCORE_COLUMNS.viaCourage,
  care: SCORE_COLUMNS.viaLove,
  composure: SCORE_COLUMNS.hoganAdjustment,
  drive: SCORE_COLUMNS.hoganAmbition,
  sociability: SCORE_COLUMNS.hoganSociability,
} satisfies Record<keyof ExportedScalesDto, string>;

/** Returns the on-screen name of a score. */
function scaleOf(field: keyof PersonalityScores): string {
  const scale = Object.entries(SCALES).find(([, column]) => column === SCORE_COLUMNS[field]);
  return scale?.[0] ?? field;
}

const SELF_ASSESSMENT = {
  complete: 'COALESCE(p.assessment_complete, false)',
  version: 'p.assessment_version',
  scores: jsonObject(SCALES),
  answered: answeredList(SELF_ASSESSMENT_ANSWERS, scaleOf),
  answers: SELF_ASSESSMENT_ANSWERS,
} satisfies Record<keyof ExportedSelfAssessmentDto, string>;

const OWN_PHOTO = 'FROM rapport.photos p WHERE p.user_profile_id = caller.id AND p.id = caller.id';

/** `caller` is the user according to their token; `p` is absent until the first write. */
export const USER_JSON = jsonObject({
  id: 'caller.id',
  email: 'caller.email',
  metadata: 'caller.metadata',
  photoUrl: `(SELECT p.address ${OWN_PHOTO})`,
  photoPath: `(SELECT ${PHOTO_PATH} ${OWN_PHOTO})`,
  responsibleUse: RESPONSIBLE_USE_JSON,
  selfAssessment: jsonObject(SELF_ASSESSMENT),
  cadenceDefaults: 'p.cadence_defaults',
  firstStepsEndedAt: utc('p.first_steps_ended_at'),
  sampleContactIds: "COALESCE(p.sample_contact_ids, '{}')",
  differentCompanies: "COALESCE(p.different_companies, '[]')",
  details: jsonObject(OWN_DETAILS),
  photoData: OWN_GIVEN_PHOTO,
} satisfies Record<keyof ExportedUserDto, string>);

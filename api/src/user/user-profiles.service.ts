import { Injectable } from '@nestjs/common';
import { type PersonalityScores, type UserProfile } from '@rapport/contracts';
import { type User } from '../auth/user.ts';
import { Database } from '../database/database.ts';
import { jsonObject, utc } from '../database/sql.ts';
import { JsonText } from '../http/json-text.ts';

/** `p` is rapport.user_profiles, absent until the first write. */
const SCORES = {
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

const RESPONSIBLE_USE = `CASE WHEN p.responsible_use_at IS NOT NULL THEN ${jsonObject({
  version: 'p.responsible_use_version',
  acknowledgedAt: utc('p.responsible_use_at'),
})} END`;

const PROFILE = jsonObject({
  id: 'caller.id',
  email: 'caller.email',
  assessmentComplete: 'COALESCE(p.assessment_complete, false)',
  assessmentVersion: 'p.assessment_version',
  responsibleUse: RESPONSIBLE_USE,
  ...SCORES,
} satisfies Record<keyof UserProfile, string>);

const FIND = `SELECT ${PROFILE}::text AS json FROM (SELECT $1::uuid AS id, $2::text AS email) caller
  LEFT JOIN rapport.user_profiles p ON p.user_profile_id = caller.id`;

const ENSURE = `INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at)
  VALUES ($1, $2, $2) ON CONFLICT DO NOTHING`;

@Injectable()
export class UserProfilesService {
  constructor(private readonly database: Database) {}

  async find(user: User): Promise<JsonText<UserProfile>> {
    const [row] = await this.database.rows<{ json: string }>(FIND, [user.id, user.email]);
    return new JsonText(row?.json ?? 'null');
  }

  /** Makes the row that everything else of this user refers to. Call it before the first write. */
  async ensure(owner: string, now: Date): Promise<void> {
    await this.database.rows(ENSURE, [owner, now]);
  }
}

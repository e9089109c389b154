import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { IS_CANDIDATE } from '../contacts/contact-labels-sql.ts';
import { Database } from '../database/database.ts';
import { jsonObject } from '../database/sql.ts';
import { JsonText } from '../http/json-text.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { type FirstStepsDto } from './dto/first-steps.dto.ts';

const CONTACT = `FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL`;
const NO_SAMPLE = "NOT c.id = ANY (COALESCE(p.sample_contact_ids, '{}'))";

/** $1 owner. */
const STEPS = `SELECT ${jsonObject({
  people: `EXISTS (SELECT ${CONTACT} AND ${NO_SAMPLE})`,
  answers: `EXISTS (SELECT ${CONTACT} AND c.assessment_complete AND ${NO_SAMPLE})`,
  meeting: `EXISTS (SELECT FROM rapport.meetings m
    JOIN rapport.interactions i ON i.user_profile_id = m.user_profile_id AND i.meeting_id = m.id
    JOIN rapport.contacts c ON c.user_profile_id = i.user_profile_id AND c.id = i.contact_id
    WHERE m.user_profile_id = $1 AND c.deleted_at IS NULL AND ${NO_SAMPLE})`,
  ended: 'p.first_steps_ended_at IS NOT NULL',
  answerNext: `(SELECT json_build_object('id', c.id, 'displayName', c.display_name) ${CONTACT}
    AND NOT c.assessment_complete AND c.objected_at IS NULL AND NOT ${IS_CANDIDATE}
    AND ${NO_SAMPLE} ORDER BY c.id LIMIT 1)`,
  samples: `(SELECT count(*) ${CONTACT} AND NOT ${NO_SAMPLE})`,
} satisfies Record<keyof FirstStepsDto, string>)}::text AS json
  FROM (SELECT $1::uuid AS id) caller
  LEFT JOIN rapport.user_profiles p ON p.user_profile_id = caller.id`;

const END = `UPDATE rapport.user_profiles SET first_steps_ended_at = $2
  WHERE user_profile_id = $1 AND first_steps_ended_at IS NULL`;

/** The first steps of a new user. */
@Injectable()
export class FirstStepsService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
  ) {}

  async find(owner: string): Promise<JsonText<FirstStepsDto>> {
    const [row] = await this.database.rows<{ json: string }>(STEPS, [owner]);
    return new JsonText(row?.json ?? 'null');
  }

  /** Ends the steps for good. A second call changes nothing. */
  end(owner: string): Promise<JsonText<FirstStepsDto>> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensure(owner, now);
      await this.database.rows(END, [owner, now]);
      return this.find(owner);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { IS_CANDIDATE } from '../contacts/contact-labels-sql.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { Database } from '../database/database.ts';
import { jsonObject, utc } from '../database/sql.ts';
import { JsonText } from '../http/json-text.ts';
import { type QuizRunDto } from './dto/quiz-run.dto.ts';

/** Where the answers of a run `r` come from; runs of an earlier release don't store it. */
export const RUN_SOURCE = `COALESCE(r.source, CASE WHEN r.scores IS NULL THEN 'quiz' ELSE 'page' END)`;

const RUN = jsonObject({
  id: 'r.id',
  contactId: 'r.contact_id',
  createdAt: utc('r.created_at'),
  mbtiType: 'r.mbti_type',
  mbtiConfidence: 'r.mbti_confidence',
  mbtiAmbiguousLetters: 'r.mbti_ambiguous_letters',
  enneagramType: 'r.enneagram_type',
  enneagramConfidence: 'r.enneagram_confidence',
  enneagramSecondaryTypes: 'r.enneagram_secondary_types',
  enneagramCoLeaders: 'r.enneagram_co_leaders',
  mbtiOpenReasons: 'r.mbti_open_reasons',
  enneagramOpenReason: 'r.enneagram_open_reason',
  notes: 'r.notes',
  responses: 'r.responses',
  baseRunId: 'r.base_run_id',
  source: RUN_SOURCE,
  changes: 'r.changes',
} satisfies Record<keyof QuizRunDto, string>);

const LIST = `SELECT COALESCE(
    json_agg(${RUN} ORDER BY r.created_at DESC, r.id DESC) FILTER (WHERE r.id IS NOT NULL),
    '[]')::text AS json
  FROM rapport.contacts c
  LEFT JOIN rapport.assessment_runs r
    ON r.user_profile_id = c.user_profile_id AND r.contact_id = c.id AND NOT ${IS_CANDIDATE}
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL
  GROUP BY c.id`;

const FIND = `SELECT ${RUN}::text AS json FROM rapport.contacts c
  JOIN rapport.assessment_runs r ON r.user_profile_id = c.user_profile_id AND r.contact_id = c.id
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL AND r.id = $3`;

@Injectable()
export class AssessmentRunsService {
  constructor(private readonly database: Database) {}

  /** @throws {ContactNotFound} if the contact or its result doesn't exist */
  async find(owner: string, contactId: string, id: string): Promise<JsonText<QuizRunDto>> {
    const [row] = await this.database.rows<{ json: string }>(FIND, [owner, contactId, id]);
    if (!row) throw new ContactNotFound();
    return new JsonText(row.json);
  }

  /**
   * Returns all results of a contact, newest first; none while they're a candidate.
   * @throws {ContactNotFound}
   */
  async list(owner: string, contactId: string): Promise<JsonText<QuizRunDto[]>> {
    const [row] = await this.database.rows<{ json: string }>(LIST, [owner, contactId]);
    if (!row) throw new ContactNotFound();
    return new JsonText(row.json);
  }
}

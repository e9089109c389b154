import { Injectable } from '@nestjs/common';
import { type Contact } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { type JsonText } from '../http/json-text.ts';
import { ContactNotFound } from './contact-errors.ts';
import { ContactsService } from './contacts.service.ts';
import { lockAssessable } from './lock-contact.ts';

// Nothing that refers to the contact may be added until all of it is gone.
const LOCK = `SELECT c.id FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL FOR UPDATE`;

/** What leads to an estimate, what it led to, and what the user said of it. */
const DELETE_ESTIMATE = [
  'DELETE FROM rapport.assessment_runs WHERE user_profile_id = $1 AND contact_id = $2',
  'DELETE FROM rapport.assessment_responses WHERE user_profile_id = $1 AND contact_id = $2',
  'DELETE FROM rapport.observations WHERE user_profile_id = $1 AND contact_id = $2',
  'DELETE FROM rapport.tip_feedback WHERE user_profile_id = $1 AND contact_id = $2',
  // The rules about an estimate.
  `DELETE FROM rapport.action_marks WHERE user_profile_id = $1 AND contact_id = $2
    AND split_part(action_id, ':', 1) IN ('R6', 'R7', 'R8')`,
];

const OBJECT = `UPDATE rapport.contacts SET objected_at = $3, last_update_time = $3,
    version = version + 1, assessment_complete = false, mbti_type = NULL, mbti_confidence = NULL,
    mbti_ambiguous_letters = '{}', enneagram_type = NULL, enneagram_confidence = NULL,
    enneagram_secondary_types = '{}', enneagram_co_leaders = NULL, mbti_open_reasons = NULL,
    enneagram_open_reason = NULL, narrowing_question_count = NULL, estimate_of = NULL,
    big_five_openness = NULL, via_top_strength1 = NULL, reviewed_at = NULL
  WHERE user_profile_id = $1 AND id = $2 AND objected_at IS NULL`;

const LIFT = `UPDATE rapport.contacts SET objected_at = NULL, last_update_time = $3,
    version = version + 1
  WHERE user_profile_id = $1 AND id = $2 AND deleted_at IS NULL AND objected_at IS NOT NULL`;

const REVIEW = `UPDATE rapport.contacts SET reviewed_at = $3, version = version + 1
  WHERE user_profile_id = $1 AND id = $2`;

/** What a person may ask of a user who keeps notes about them. */
@Injectable()
export class SubjectRightsService {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes the estimate with everything behind it and keeps none from now on. A second objection
   * changes nothing.
   * @throws {ContactNotFound}
   */
  object(owner: string, id: string): Promise<JsonText<Contact>> {
    return this.database.transaction(async () => {
      const found = await this.database.rows(LOCK, [owner, id]);
      if (found.length === 0) throw new ContactNotFound();
      for (const statement of DELETE_ESTIMATE) await this.database.rows(statement, [owner, id]);
      await this.database.rows(OBJECT, [owner, id, this.clock.now()]);
      return this.contacts.find(owner, id);
    });
  }

  /**
   * Allows an estimate again, which begins without the earlier answers.
   * @throws {ContactNotFound}
   */
  lift(owner: string, id: string): Promise<JsonText<Contact>> {
    return this.database.transaction(async () => {
      await this.database.rows(LIFT, [owner, id, this.clock.now()]);
      return this.contacts.find(owner, id);
    });
  }

  /**
   * Notes that the estimate still fits.
   * @throws {ContactNotFound}
   * @throws {ContactObjected}
   */
  review(owner: string, id: string): Promise<JsonText<Contact>> {
    return this.database.transaction(async () => {
      await lockAssessable(this.database, owner, id);
      await this.database.rows(REVIEW, [owner, id, this.clock.now()]);
      return this.contacts.find(owner, id);
    });
  }
}

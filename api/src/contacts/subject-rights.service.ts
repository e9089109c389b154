import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { type JsonText } from '../http/json-text.ts';
import { ContactNotFound } from './contact-errors.ts';
import { ContactsService } from './contacts.service.ts';
import { lockAssessable } from './lock-contact.ts';
import { type ContactDto } from './dto/contact.dto.ts';

// Locks out new references to the contact until all data is deleted.
const LOCK = `SELECT c.objected_at IS NOT NULL AS objected FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL FOR UPDATE`;

/** The data behind an estimate, the estimate, and the user's feedback on it. */
const DELETE_ESTIMATE = [
  'DELETE FROM rapport.assessment_runs WHERE user_profile_id = $1 AND contact_id = $2',
  'DELETE FROM rapport.assessment_responses WHERE user_profile_id = $1 AND contact_id = $2',
  'DELETE FROM rapport.observations WHERE user_profile_id = $1 AND contact_id = $2',
  'DELETE FROM rapport.tip_feedback WHERE user_profile_id = $1 AND contact_id = $2',
  // The rules about estimates.
  `DELETE FROM rapport.action_marks WHERE user_profile_id = $1 AND contact_id = $2
    AND split_part(action_id, ':', 1) IN ('R6', 'R7', 'R8')`,
];

const NO_ESTIMATE = `last_update_time = $3, version = version + 1, assessment_complete = false,
    mbti_type = NULL, mbti_confidence = NULL, mbti_ambiguous_letters = '{}', enneagram_type = NULL,
    enneagram_confidence = NULL, enneagram_secondary_types = '{}', enneagram_co_leaders = NULL,
    mbti_open_reasons = NULL, enneagram_open_reason = NULL, narrowing_question_count = NULL,
    estimate_of = NULL, big_five_openness = NULL, via_top_strength1 = NULL, reviewed_at = NULL`;

const OBJECT = `UPDATE rapport.contacts SET objected_at = $3, ${NO_ESTIMATE}
  WHERE user_profile_id = $1 AND id = $2`;

const LIFT = `UPDATE rapport.contacts SET objected_at = NULL, ${NO_ESTIMATE}
  WHERE user_profile_id = $1 AND id = $2`;

const CLEAR = `UPDATE rapport.contacts SET ${NO_ESTIMATE}
  WHERE user_profile_id = $1 AND id = $2 AND assessment_complete`;

const REVIEW = `UPDATE rapport.contacts SET reviewed_at = $3, version = version + 1
  WHERE user_profile_id = $1 AND id = $2`;

/** A person's rights toward a user who keeps notes about them. */
@Injectable()
export class SubjectRightsService {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes the estimate with all data behind it and prevents new ones. A second objection changes nothing.
   * @throws {ContactNotFound}
   */
  object(owner: string, id: string): Promise<JsonText<ContactDto>> {
    return this.withoutEstimate(owner, id, ({ objected }) => (objected ? null : OBJECT));
  }

  /**
   * Deletes the estimate with all data behind it. A new one can be made.
   * @throws {ContactNotFound}
   */
  removeEstimate(owner: string, id: string): Promise<JsonText<ContactDto>> {
    return this.withoutEstimate(owner, id, () => CLEAR);
  }

  /**
   * Allows estimates again, starting without earlier answers, including those that an API of the previous release,
   * which ignores objections, has stored since. The estimate of someone who hasn't objected stays.
   * @throws {ContactNotFound}
   */
  lift(owner: string, id: string): Promise<JsonText<ContactDto>> {
    return this.withoutEstimate(owner, id, ({ objected }) => (objected ? LIFT : null));
  }

  /**
   * Records that the estimate still fits.
   * @throws {ContactNotFound}
   * @throws {ContactObjected}
   */
  review(owner: string, id: string): Promise<JsonText<ContactDto>> {
    return this.database.transaction(async () => {
      await lockAssessable(this.database, owner, id);
      await this.database.rows(REVIEW, [owner, id, this.clock.now()]);
      return this.contacts.find(owner, id);
    });
  }

  /**
   * Deletes the data behind the estimate and changes the contact with the statement that `choose` returns; null
   * leaves everything unchanged.
   */
  private withoutEstimate(
    owner: string,
    id: string,
    choose: (contact: { objected: boolean }) => string | null,
  ): Promise<JsonText<ContactDto>> {
    return this.database.transaction(async () => {
      const [contact] = await this.database.rows<{ objected: boolean }>(LOCK, [owner, id]);
      if (!contact) throw new ContactNotFound();
      const change = choose(contact);
      if (change !== null) {
        for (const statement of DELETE_ESTIMATE) await this.database.rows(statement, [owner, id]);
        await this.database.rows(change, [owner, id, this.clock.now()]);
      }
      return this.contacts.find(owner, id);
    });
  }
}

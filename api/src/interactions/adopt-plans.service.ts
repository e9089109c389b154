import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';

/** Interactions per statement; keeps locks short. */
const BATCH = 500;

/**
 * Turns planned interactions into meetings with new IDs. Their notes become the notes of the meeting.
 * @param planned selects rows of rapport.interactions without a meeting
 */
const adopt = (planned: string) => `WITH planned AS (${planned}), made AS (
    INSERT INTO rapport.meetings
      (user_profile_id, id, created_at, title, starts_at, duration, state, source, type, notes)
    SELECT user_profile_id, id, created_at, COALESCE(description, ''), interaction_date, duration,
      'planned', 'own', type, notes
    FROM planned ON CONFLICT DO NOTHING RETURNING user_profile_id, id
  ), adopted AS (
    UPDATE rapport.interactions i SET meeting_id = i.id, notes = NULL FROM made
    WHERE i.user_profile_id = made.user_profile_id AND i.id = made.id RETURNING i.id
  )
  SELECT count(*)::int AS count FROM adopted`;

const ADOPT_ONE = adopt(`SELECT i.* FROM rapport.interactions i
  WHERE i.user_profile_id = $1 AND i.id = $2 AND i.meeting_id IS NULL
    AND i.interaction_date > $3::timestamptz`);

const ADOPT_SOME = adopt(`SELECT i.* FROM rapport.contacts c
  JOIN rapport.interactions i ON i.user_profile_id = c.user_profile_id AND i.contact_id = c.id
  WHERE c.deleted_at IS NULL AND c.planned_from IS NOT NULL AND i.meeting_id IS NULL
    AND i.interaction_date > $1::timestamptz
  LIMIT ${BATCH} FOR UPDATE OF i SKIP LOCKED`);

/** Ensures that everything planned is a meeting, however it was created. */
@Injectable()
export class AdoptPlansService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Turns an interaction into a meeting if it's in the future and not part of one. */
  async adopt(owner: string, interactionId: string): Promise<void> {
    await this.database.rows(ADOPT_ONE, [owner, interactionId, this.clock.now()]);
  }

  /**
   * Does the same for interactions that earlier releases planned, for all users.
   * @returns how many became meetings
   */
  async run(): Promise<number> {
    const now = this.clock.now();
    let sum = 0;
    for (let count = BATCH; count === BATCH; sum += count) {
      const [row] = await this.database.rows<{ count: number }>(ADOPT_SOME, [now]);
      count = row?.count ?? 0;
    }
    return sum;
  }
}

import { jsonObject, ofOneUser, SqlParameters, utc } from '../database/sql.ts';
import { MEETING_OF_INTERACTION } from './meeting-sql.ts';
import { type InteractionListQuery } from './dto/interaction-list.query.ts';
import { type InteractionDto } from './dto/interaction.dto.ts';

/** A field of a follow-up, which counts only with the outcome `follow_up_needed`. */
const ofFollowUp = (value: string) => `CASE WHEN i.outcome = 'follow_up_needed' THEN ${value} END`;

/** The status of a dated follow-up. An expired snooze counts as open. */
const FOLLOW_UP_STATUS = `CASE WHEN i.follow_up_at IS NULL THEN NULL
  WHEN i.follow_up_status = 'snoozed' AND i.follow_up_snoozed_until <= now() THEN 'open'
  ELSE COALESCE(i.follow_up_status, 'open') END`;

/** An interaction as the API returns it; `i` is rapport.interactions. */
export const INTERACTION_JSON = jsonObject({
  id: 'i.id',
  contactId: 'i.contact_id',
  type: 'i.type',
  description: 'i.description',
  notes: 'i.notes',
  duration: 'i.duration',
  interactionDate: utc('i.interaction_date'),
  createdAt: utc('i.created_at'),
  outcome: 'i.outcome',
  followUpAt: ofFollowUp('i.follow_up_at'),
  followUpText: ofFollowUp('i.follow_up_text'),
  followUpStatus: ofFollowUp(FOLLOW_UP_STATUS),
  meeting: MEETING_OF_INTERACTION,
  imported: 'i.imported',
} satisfies Record<keyof InteractionDto, string>);

/** The texts of interactions by which a search finds their contacts; `i` is rapport.interactions. */
export const SEARCHED_TEXTS = `i.id, i.description, i.notes, i.follow_up_text AS "followUpText",
    m.notes AS "meetingNotes", m.place AS "meetingPlace"
  FROM rapport.interactions i LEFT JOIN rapport.meetings m
    ON m.user_profile_id = i.user_profile_id AND m.id = i.meeting_id`;

/** A row of the statement below; all null in the only row of a contact without interactions. */
export interface InteractionRow {
  item: string | null;
  date: string | null;
  id: string | null;
}

/**
 * Returns the statement of GET /api/interactions/{contactId}: no row if the contact doesn't exist; otherwise one
 * interaction more than the page holds, to find out whether there's another page.
 */
export function interactionListSql(
  owner: string,
  contactId: string,
  { limit, cursor }: InteractionListQuery,
): { text: string; values: unknown[] } {
  const parameters = new SqlParameters();
  const contact = `c.user_profile_id = ${parameters.add(owner)}
    AND c.id = ${parameters.add(contactId)} AND c.deleted_at IS NULL`;
  const rest = cursor
    ? `AND (h.interaction_date, h.id)
        < (${parameters.add(cursor.date)}::timestamptz, ${parameters.add(cursor.id)}::uuid)`
    : '';
  const text = `
    SELECT CASE WHEN i.id IS NOT NULL THEN ${INTERACTION_JSON}::text END AS item,
      ${utc('i.interaction_date')} AS date, i.id AS id
    FROM rapport.contacts c LEFT JOIN LATERAL (
      SELECT h.* FROM rapport.interactions h
      WHERE h.user_profile_id = c.user_profile_id AND h.contact_id = c.id ${rest}
      ORDER BY h.interaction_date DESC, h.id DESC LIMIT ${parameters.add(limit + 1)}
    ) i ON true
    WHERE ${contact} ORDER BY i.interaction_date DESC, i.id DESC`;
  return { text: ofOneUser(text), values: parameters.values };
}

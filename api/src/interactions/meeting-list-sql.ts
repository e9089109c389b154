import { USUAL_MEETING_MINUTES } from '@rapport/contracts';
import { searchConditions } from '../contacts/domain/search-text.ts';
import { SqlParameters, utc } from '../database/sql.ts';
import { addDays } from '../attention/domain/utc-days.ts';
import { MEETING_JSON, PRESENT } from './meeting-sql.ts';
import { type MeetingListQueryDto } from './dto/meeting-list.query.ts';

/** The default range of the list, in days. */
const LISTED_DAYS = 31;
/** The maximum length of a meeting, in days: one that began earlier is over. */
const LONGEST_DAYS = 7;

/** One row of the statement below. */
export interface MeetingListRow {
  json: string;
  startsAt: string;
  id: string;
}

/**
 * Returns the statement of GET /api/meetings, which reads one meeting more than the page holds. It scans
 * `meetings_by_time` until the page is full and includes attendees.
 */
export function meetingListSql(
  owner: string,
  query: MeetingListQueryDto,
  now: Date,
): { text: string; values: unknown[] } {
  const parameters = new SqlParameters();
  const { when, q = '', limit, cursor } = query;
  const isPast = when === 'past';
  const conditions = [
    `m.user_profile_id = ${parameters.add(owner)}`,
    "m.state <> 'canceled'",
    `EXISTS (SELECT ${PRESENT})`,
    ...timeConditions(query, now, parameters),
    ...searchConditions(q).map(({ pattern }) => {
      const like = parameters.add(pattern);
      return `EXISTS (SELECT ${PRESENT} AND (h.search_text LIKE ${like} OR c.search_text LIKE ${like}))`;
    }),
  ];
  if (cursor) {
    const { startsAt, id } = cursor;
    conditions.push(`(m.starts_at, m.id) ${isPast ? '<' : '>'}
      (${parameters.add(startsAt)}::timestamptz, ${parameters.add(id)}::uuid)`);
  }
  const order = isPast ? 'DESC' : 'ASC';
  const text = `SELECT ${MEETING_JSON}::text AS json, ${utc('m.starts_at')} AS "startsAt", m.id
    FROM rapport.meetings m WHERE ${conditions.join(' AND ')}
    ORDER BY m.starts_at ${order}, m.id ${order} LIMIT ${parameters.add(limit + 1)}`;
  return { text, values: parameters.values };
}

function timeConditions(
  { when, from, to }: MeetingListQueryDto,
  now: Date,
  parameters: SqlParameters,
): string[] {
  const since = (moment: Date) => `m.starts_at >= ${parameters.add(moment)}`;
  const before = (moment: Date) => `m.starts_at < ${parameters.add(moment)}`;
  if (when === undefined) {
    const start = from ?? now;
    return [since(start), before(to ?? addDays(start, LISTED_DAYS))];
  }
  const end = `m.starts_at + COALESCE(m.duration, ${USUAL_MEETING_MINUTES}) * interval '1 minute'`;
  const at = `${parameters.add(now)}::timestamptz`;
  return [
    ...(when === 'coming'
      ? [since(addDays(now, -LONGEST_DAYS)), `${end} > ${at}`]
      : [`m.starts_at <= ${at}`, `${end} <= ${at}`]),
    ...(from ? [since(from)] : []),
    ...(to ? [before(to)] : []),
  ];
}

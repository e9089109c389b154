import { DUE_COUNT_LIMIT, type DueState } from '@rapport/contracts';
import { type ActionFactsRow } from '../actions/action-facts-sql.ts';
import { CALL_NUMBERS } from '../contacts/call-numbers-sql.ts';
import { isCandidateOf } from '../contacts/contact-labels-sql.ts';
import {
  isSettled,
  isUnsettled,
  lastInteractionAt,
  nextDueAt,
  nextPlannedAt,
} from '../contacts/contact-times-sql.ts';
import { type TodayDate } from './domain/reminded-dates.ts';
import {
  dueState,
  settledDue,
  settledDueFrom,
  shownDueAt,
  unsettledDue,
  unsettledDueFrom,
} from '../contacts/due-sql.ts';
import { jsonObject, ofOneUser, utc } from '../database/sql.ts';
import { ACTION_MARKS, historyColumns } from '../attention/contact-history.ts';
import {
  BEGUN_MEETINGS,
  MEETING_OF_INTERACTION,
  meetingsAhead,
} from '../interactions/meeting-sql.ts';
import { CONTACT_PHOTO_PATH } from '../photos/photo-path.ts';
import {
  STATED_OF_CONTACT,
  preferencesInMeeting,
  type AttendeePreferencesRow,
} from '../stated-preferences/stated-preferences-sql.ts';
import {
  type TodayInteraction,
  type TodayPart,
  type TodayPlanned,
  type TodayPromise,
} from './domain/compose-today.ts';
import { type MeetingDto } from '../interactions/dto/meeting.dto.ts';
import { type TodayPersonDto } from './dto/today.dto.ts';

/** The maximum number of each; the rest is only counted, or is for the contact list. */
const MOST = {
  due: 30,
  dueCount: DUE_COUNT_LIMIT,
  next: 2,
  recent: 12,
  soon: 20,
  followUps: 50,
  dates: 50,
} as const;
/** A contact with fewer interactions is little known; counting stops at this number. */
const COUNTED_INTERACTIONS = 20;
const HISTORY = { happened: COUNTED_INTERACTIONS, planned: 1 } as const;
/** Of those, the newest that the rules look at: the cadence that is observed needs six. */
export const RULED_INTERACTIONS = 6;

/** A planned interaction as the statement below returns it. */
interface PlannedRow extends Omit<TodayPlanned, 'told'> {
  told: AttendeePreferencesRow[];
}

/** A contact who may appear on Today. */
export interface TodayPersonRow
  extends Omit<ActionFactsRow, 'responses' | 'assessedAt' | 'followUps'>, TodayPersonDto {
  parts: TodayPart[];
  dueState: DueState;
  dueAt: Date;
  /** The last interaction other than a note. */
  met: TodayInteraction | null;
  /** What's planned until the end of tomorrow. */
  meetings: PlannedRow[] | null;
  callNumbers: Record<string, string> | null;
  timeZone: string | null;
}

/** The single row of the second statement below. */
export interface TodayPromisesRow {
  promises: TodayPromise[];
  begun: MeetingDto[];
  /** Meetings planned after tomorrow. */
  ahead: MeetingDto[];
  dueCount: number;
  othersWithinCadence: boolean;
  firstSteps: boolean;
  dates: TodayDate[];
}

/** The person of an entry, as JSON; `c` is rapport.contacts. */
export const PERSON = jsonObject({
  id: 'c.id',
  displayName: 'c.display_name',
  givenName: 'c.given_name',
  familyName: 'c.family_name',
  photoPath: CONTACT_PHOTO_PATH,
} satisfies Record<keyof TodayPersonDto, string>);

const INTERACTION_FIELDS = {
  interactionId: 'i.id',
  type: 'i.type',
  description: 'i.description',
  duration: 'i.duration',
  interactionDate: utc('i.interaction_date'),
} satisfies Record<keyof TodayInteraction, string>;

const PLANNED = jsonObject({
  ...INTERACTION_FIELDS,
  meeting: MEETING_OF_INTERACTION,
  told: preferencesInMeeting('i.user_profile_id', 'i.meeting_id'),
} satisfies Record<keyof PlannedRow, string>);

const PROMISE = jsonObject({
  person: PERSON,
  interactionId: 'i.id',
  interactionDate: utc('i.interaction_date'),
  type: 'i.type',
  followUpAt: 'i.follow_up_at',
  followUpText: 'i.follow_up_text',
} satisfies Record<keyof TodayPromise, string>);

const DATE = jsonObject({
  person: PERSON,
  fieldId: 'f.id',
  label: 'f.name',
  day: 'c.custom_values ->> f.id::text',
  yearly: 'f.yearly',
} satisfies Record<keyof TodayDate, string>);

const OWNED = 'c.user_profile_id = $1 AND c.deleted_at IS NULL';

/**
 * The first matching contacts, in the order of an index, except for the few whose planned interaction took place
 * since their row was written.
 */
function first(
  part: TodayPart,
  settled: readonly string[],
  unsettled: readonly string[],
  [column, current]: readonly [column: string, current: string],
  direction: 'ASC' | 'DESC',
): string {
  const found = (time: string, conditions: readonly string[]) =>
    `SELECT c.id, ${time} AS at FROM rapport.contacts c
     WHERE ${[OWNED, ...conditions].join(' AND ')}
     ORDER BY ${time} ${direction}, c.id ${direction} LIMIT ${MOST[part]}`;
  return `SELECT '${part}' AS part, f.id FROM (
      (${found(column, settled)}) UNION ALL (${found(current, unsettled)})
      ORDER BY at ${direction}, id ${direction} LIMIT ${MOST[part]}
    ) f`;
}

const DUE = ['c.due_at', nextDueAt('$2')] as const;
const MET = (time: string) => `${time} > '-infinity'`;
const LAST = [
  "COALESCE(c.last_interaction_at, '-infinity')",
  `COALESCE(${lastInteractionAt('$2')}, '-infinity')`,
] as const;

/**
 * The contacts who may appear on Today: $1 owner, $2 now, $3 the end of the day for due dates, $4 of tomorrow, $5
 * of the week.
 */
export const TODAY_PEOPLE = ofOneUser(`
  WITH picked AS (
    ${first('due', settledDue('$2', '$3'), unsettledDue('$2', '$3'), DUE, 'ASC')}
    UNION ALL ${first('next', settledDueFrom('$2', '$3'), unsettledDueFrom('$2', '$3'), DUE, 'ASC')}
    UNION ALL ${first('recent', [MET(LAST[0]), isSettled('$2')], [MET(LAST[1]), isUnsettled('$2')], LAST, 'DESC')}
    UNION ALL (SELECT 'soon', c.id FROM rapport.contacts c
      WHERE ${OWNED} AND c.planned_from IS NOT NULL AND c.planned_from < $5::timestamptz
        AND ${nextPlannedAt('$2')} < $5::timestamptz
      ORDER BY c.planned_from LIMIT ${MOST.soon})
  )
  SELECT c.id, p.parts, c.display_name AS "displayName",
    c.given_name AS "givenName", c.family_name AS "familyName", ${CONTACT_PHOTO_PATH} AS "photoPath",
    c.primary_email AS "primaryEmail", c.primary_phone AS "primaryPhone",
    c.linkedin_url AS "linkedinUrl", c.assessment_complete AS "assessmentComplete",
    c.mbti_type AS "mbtiType", c.mbti_ambiguous_letters AS "mbtiAmbiguousLetters",
    c.enneagram_type AS "enneagramType", c.reviewed_at AS "reviewedAt",
    (c.objected_at IS NOT NULL OR ${isCandidateOf('$1')}) AS objected,
    ${STATED_OF_CONTACT} AS stated, ${CALL_NUMBERS} AS "callNumbers",
    c.details ->> 'timeZone' AS "timeZone",
    ${dueState('$2')} AS "dueState", ${shownDueAt('$2')} AS "dueAt",
    ${historyColumns('$2', HISTORY)}, ${ACTION_MARKS} AS marks,
    (SELECT ${jsonObject(INTERACTION_FIELDS)} FROM rapport.interactions i
      WHERE i.user_profile_id = c.user_profile_id AND i.contact_id = c.id
        AND i.interaction_date <= $2::timestamptz AND i.type <> 'note'
      ORDER BY i.interaction_date DESC, i.id DESC LIMIT 1) AS met,
    CASE WHEN 'soon' = ANY(p.parts) THEN
      (SELECT json_agg(${PLANNED} ORDER BY i.interaction_date, i.id)
        FROM rapport.interactions i
        WHERE i.user_profile_id = c.user_profile_id AND i.contact_id = c.id
          AND i.interaction_date > $2::timestamptz AND i.interaction_date < $4::timestamptz)
    END AS meetings
  FROM (SELECT id, array_agg(part) AS parts FROM picked GROUP BY id) p
  JOIN rapport.contacts c ON c.user_profile_id = $1 AND c.id = p.id`);

const counted = (conditions: readonly string[]) =>
  `(SELECT FROM rapport.contacts c
    WHERE ${[OWNED, ...conditions].join(' AND ')} LIMIT ${MOST.dueCount})`;

/**
 * True if a contact who isn't due has no cadence, or is past it because they're set aside or have something
 * planned.
 */
const IS_ANYONE_ELSE_LATE = `(
  EXISTS (SELECT FROM rapport.contacts c WHERE ${OWNED} AND c.due_at = 'infinity')
  OR EXISTS (SELECT FROM rapport.contacts c WHERE ${OWNED} AND ${isUnsettled('$2')}
    AND ${dueState('$2')} = 'none')
  OR EXISTS (SELECT FROM rapport.contacts c WHERE ${OWNED} AND c.set_aside_from IS NOT NULL
    AND ${dueState('$2')} = 'set_aside')
  OR EXISTS (SELECT FROM rapport.contacts c WHERE ${OWNED} AND c.planned_from IS NOT NULL
    AND (c.cadence_days IS NULL OR ${nextDueAt('$2')} < $7::timestamptz)
    AND ${dueState('$2')} = 'planned'))`;

/** A user without a profile hasn't stored anything yet. Sample people are shown until they're removed. */
const FIRST_STEPS_SHOWN = `NOT EXISTS (SELECT FROM rapport.user_profiles p
  WHERE p.user_profile_id = $1 AND p.first_steps_ended_at IS NOT NULL AND p.sample_contact_ids = '{}')`;

/** Fields come first, because most users have none with a date. */
const DATES = `(SELECT COALESCE(json_agg(d.json), '[]') FROM (
    SELECT ${DATE} AS json
    FROM (SELECT * FROM rapport.custom_fields WHERE user_profile_id = $1 AND kind = 'date' OFFSET 0) f
    JOIN LATERAL (SELECT * FROM rapport.contacts c
      WHERE ${OWNED} AND CASE WHEN f.yearly
        THEN right(c.custom_values ->> f.id::text, 5) = ANY($9::text[])
        ELSE c.custom_values ->> f.id::text = ANY($8::text[]) END) c ON true
    ORDER BY f.position, f.id, c.sort_name, c.id LIMIT ${MOST.dates}
  ) d)`;

/**
 * $1 owner, $2 now, $3 the end of today, $4 today's date, $5 the end of tomorrow, $6 of the agenda, $7 of the day
 * for due dates, $8 the days on which dates are shown, $9 the same as `MM-DD`. Returns promises due by today, meetings
 * that have begun or lie ahead, the number of due contacts, whether all others are within their cadence, whether the
 * first steps are shown, and the dates in custom fields.
 */
export const TODAY_PROMISES = ofOneUser(`
  SELECT (SELECT COALESCE(json_agg(f.json), '[]') FROM (
      SELECT ${PROMISE} AS json FROM rapport.interactions i
      JOIN rapport.contacts c ON c.user_profile_id = i.user_profile_id AND c.id = i.contact_id
      WHERE i.user_profile_id = $1 AND c.deleted_at IS NULL
        AND i.follow_up_at IS NOT NULL AND i.outcome = 'follow_up_needed'
        AND (i.follow_up_status IS NULL OR i.follow_up_status = 'snoozed')
        AND i.follow_up_at <= $4::date AND i.interaction_date <= $2::timestamptz
        AND (i.follow_up_status IS NULL OR i.follow_up_snoozed_until < $3::timestamptz)
      ORDER BY i.follow_up_at, i.id LIMIT ${MOST.followUps}
    ) f) AS promises, ${BEGUN_MEETINGS} AS begun,
    ${meetingsAhead('$5', '$6')} AS ahead,
    (SELECT count(*)::int FROM (
      SELECT FROM (${counted(settledDue('$2', '$7'))}
      UNION ALL ${counted(unsettledDue('$2', '$7'))}) d
      LIMIT ${MOST.dueCount}
    ) due) AS "dueCount", NOT ${IS_ANYONE_ELSE_LATE} AS "othersWithinCadence",
    ${FIRST_STEPS_SHOWN} AS "firstSteps", ${DATES} AS dates`);

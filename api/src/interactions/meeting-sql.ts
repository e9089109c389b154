import { MEETING_LIST_LIMIT } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';
import { CONTACT_PHOTO_PATH } from '../photos/photo-path.ts';
import { type ExportedMeetingDto } from '../export/dto/exported-contact.dto.ts';
import {
  type InteractionMeetingDto,
  type MeetingDto,
  type MeetingPersonDto,
} from './dto/meeting.dto.ts';

const PERSON = jsonObject({
  id: 'c.id',
  displayName: 'c.display_name',
  photoPath: CONTACT_PHOTO_PATH,
  interactionId: 'h.id',
} satisfies Record<keyof MeetingPersonDto, string>);

/** Who takes part in `m` and is not deleted. */
const PRESENT = `FROM rapport.interactions h
  JOIN rapport.contacts c ON c.user_profile_id = h.user_profile_id AND c.id = h.contact_id
  WHERE h.user_profile_id = m.user_profile_id AND h.meeting_id = m.id AND c.deleted_at IS NULL`;

const PEOPLE = `(SELECT COALESCE(json_agg(${PERSON} ORDER BY c.sort_name, c.id), '[]') ${PRESENT})`;

const LINES = { goal: 'm.goal', news: 'm.news', worry: 'm.worry' };

const OF_INTERACTION = {
  id: 'm.id',
  place: 'm.place',
  link: 'm.link',
  ...LINES,
  state: 'm.state',
  people: PEOPLE,
} satisfies Record<keyof InteractionMeetingDto, string>;

const EXPORTED = {
  id: 'm.id',
  title: 'm.title',
  place: 'm.place',
  link: 'm.link',
  ...LINES,
  state: 'm.state',
  source: 'm.source',
  eventUid: 'm.external_uid',
} satisfies Record<keyof ExportedMeetingDto, string>;

/** A meeting as the API gives it; `m` is rapport.meetings. */
const MEETING_JSON = jsonObject({
  ...OF_INTERACTION,
  title: 'm.title',
  startsAt: utc('m.starts_at'),
  duration: 'm.duration',
  source: 'm.source',
} satisfies Record<keyof MeetingDto, string>);

const meetingOf = (fields: Readonly<Record<string, string>>) =>
  `CASE WHEN i.meeting_id IS NOT NULL THEN (SELECT ${jsonObject(fields)} FROM rapport.meetings m
    WHERE m.user_profile_id = i.user_profile_id AND m.id = i.meeting_id) END`;

/** The meeting of the interaction `i`, or null. */
export const MEETING_OF_INTERACTION = meetingOf(OF_INTERACTION);
/** The same for an export, which does not name the others. */
export const EXPORTED_MEETING = meetingOf(EXPORTED);

export const FIND_MEETING = `SELECT ${MEETING_JSON}::text AS json FROM rapport.meetings m
  WHERE m.user_profile_id = $1 AND m.id = $2 AND m.state <> 'canceled'`;

/** $1 owner, $2 from, $3 to. */
export const LIST_MEETINGS = `SELECT ${MEETING_JSON}::text AS json FROM rapport.meetings m
  WHERE m.user_profile_id = $1 AND m.state <> 'canceled' AND m.starts_at >= $2 AND m.starts_at < $3
    AND EXISTS (SELECT ${PRESENT})
  ORDER BY m.starts_at, m.id LIMIT ${MEETING_LIST_LIMIT}`;

/** The meetings of the last 30 days that have begun and are not said to be held: $1 owner, $2 now. */
export const BEGUN_MEETINGS = `(SELECT COALESCE(json_agg(b.json), '[]') FROM (
    SELECT ${MEETING_JSON} AS json FROM rapport.meetings m
    WHERE m.user_profile_id = $1 AND m.state = 'planned' AND m.starts_at <= $2::timestamptz
      AND m.starts_at > $2::timestamptz - interval '30 days' AND EXISTS (SELECT ${PRESENT})
    ORDER BY m.starts_at DESC, m.id DESC LIMIT 10
  ) b)`;

/** A meeting, as it is when someone is about to change it. */
export interface LockedMeeting {
  id: string;
  title: string;
  startsAt: Date;
  duration: number | null;
  place: string | null;
  link: string | null;
  goal: string | null;
  news: string | null;
  worry: string | null;
  state: MeetingDto['state'];
  source: string;
  contactIds: string[];
}

const lockedBy = (
  condition: string,
) => `SELECT m.id, m.title, m.starts_at AS "startsAt", m.duration,
    m.place, m.link, m.goal, m.news, m.worry, m.state, m.source,
    ARRAY(SELECT c.id::text ${PRESENT} ORDER BY c.id) AS "contactIds"
  FROM rapport.meetings m WHERE m.user_profile_id = $1 AND ${condition} FOR NO KEY UPDATE OF m`;

/**
 * Lets one transaction after the other write the meetings of a calendar or of the user's files: $1 owner, $2 the
 * calendar. What another one has just stored is seen by every later statement.
 */
export const LOCK_SOURCE = `SELECT pg_advisory_xact_lock(
  hashtextextended('meetings of ' || $1::uuid || ' ' || $2::text, 0))`;

export const LOCK_MEETING = lockedBy("m.id = $2 AND m.state <> 'canceled'");
/** $2 the calendar, $3 the event. */
export const LOCK_EVENT = lockedBy('m.source = $2 AND m.external_uid = $3');

/** The planned meeting of an interaction: $1 owner, $2 contact, $3 interaction. */
export const PLANNED_MEETING_OF = `SELECT m.id FROM rapport.interactions i
  JOIN rapport.meetings m ON m.user_profile_id = i.user_profile_id AND m.id = i.meeting_id
  WHERE i.user_profile_id = $1 AND i.contact_id = $2 AND i.id = $3 AND m.state = 'planned'`;

const IS_EMPTY = `NOT EXISTS (SELECT FROM rapport.interactions i
  WHERE i.user_profile_id = m.user_profile_id AND i.meeting_id = m.id)`;

/**
 * Meetings that no one takes part in any more. One that was canceled has no one either: it stays while its calendar may
 * name it again, so that reading the calendar doesn't bring it back. $1: no calendar names what began before.
 */
export const REMOVE_EMPTY_MEETINGS = `DELETE FROM rapport.meetings m
  WHERE (m.state <> 'canceled' OR m.source = 'own' OR m.starts_at < $1) AND ${IS_EMPTY}`;

// One whose people are all deleted is left as it is: anyone who restores them finds it again.
const GONE_EVENTS = `SELECT m.id FROM rapport.meetings m
  WHERE m.user_profile_id = $1 AND m.source = $2 AND m.state = 'planned'
    AND m.starts_at >= $4::timestamptz AND m.external_uid <> ALL ($3::text[])
    AND EXISTS (SELECT ${PRESENT})`;

/** $1 owner, $2 the calendar, $3 the events that are still there, $4 a moment: those that are not, from then on. */
export const MISSING_EVENTS = `${GONE_EVENTS} ORDER BY m.id`;

/** The same, of these only the events $5 with all their times, and the single times $6. */
export const ENDED_EVENTS = `${GONE_EVENTS} AND (m.external_uid = ANY ($5::text[] || $6::text[])
    OR m.external_uid ~ '#[0-9]{8}T[0-9]{6}Z$' AND left(m.external_uid, -17) = ANY ($5::text[]))
  ORDER BY m.id`;

export const PLANNED_EVENTS = `SELECT m.id FROM rapport.meetings m
  WHERE m.user_profile_id = $1 AND m.source = $2 AND m.state = 'planned' ORDER BY m.id`;

/** What was held stays when its calendar goes: $1 owner, $2 the calendar. */
export const KEEP_HELD = `UPDATE rapport.meetings m SET source = 'own', external_uid = NULL
  WHERE m.user_profile_id = $1 AND m.source = $2 AND m.state = 'held'`;
export const FORGET_EVENTS = `DELETE FROM rapport.meetings m
  WHERE m.user_profile_id = $1 AND m.source = $2`;

import { jsonObject, utc } from '../database/sql.ts';
import { CONTACT_PHOTO_PATH } from '../photos/photo-path.ts';
import { type LoggedMeeting } from './meeting.entity.ts';
import { type ExportedMeetingDto } from '../export/dto/exported-interaction.dto.ts';
import {
  type InteractionMeetingDto,
  type MeetingDto,
  type MeetingPersonDto,
} from './dto/meeting.dto.ts';

const PERSON = jsonObject({
  id: 'c.id',
  displayName: 'c.display_name',
  givenName: 'c.given_name',
  familyName: 'c.family_name',
  organizationName: 'c.organization_name',
  photoPath: CONTACT_PHOTO_PATH,
  interactionId: 'h.id',
} satisfies Record<keyof MeetingPersonDto, string>);

/** The attendees of `m` who aren't deleted. */
export const PRESENT = `FROM rapport.interactions h
  JOIN rapport.contacts c ON c.user_profile_id = h.user_profile_id AND c.id = h.contact_id
  WHERE h.user_profile_id = m.user_profile_id AND h.meeting_id = m.id AND c.deleted_at IS NULL`;

const PEOPLE = `(SELECT COALESCE(json_agg(${PERSON} ORDER BY c.sort_name, c.id), '[]') ${PRESENT})`;

const LINES = { goal: 'm.goal', news: 'm.news', worry: 'm.worry', notes: 'm.notes' };

/** The name of a meeting without a title: 'Call with Ada Lovelace', '… and Grace Hopper', or '… and 2 others'. */
const WITH_WHOM = `initcap(m.type) || COALESCE((SELECT ' with ' || n.names[1] || CASE cardinality(n.names)
    WHEN 1 THEN '' WHEN 2 THEN ' and ' || n.names[2]
    ELSE ' and ' || (cardinality(n.names) - 1) || ' others' END
  FROM (SELECT array_agg(c.display_name ORDER BY c.sort_name, c.id) AS names ${PRESENT}) n), '')`;

/** The title, or else the type of meeting, without any names. */
export const TITLE_OR_KIND = "COALESCE(NULLIF(m.title, ''), initcap(m.type))";

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
  title: TITLE_OR_KIND,
  type: 'm.type',
  place: 'm.place',
  link: 'm.link',
  ...LINES,
  state: 'm.state',
  source: 'm.source',
  eventUid: 'm.external_uid',
} satisfies Record<keyof ExportedMeetingDto, string>;

/** A meeting as the API returns it; `m` is rapport.meetings. */
export const MEETING_JSON = jsonObject({
  ...OF_INTERACTION,
  title: `CASE WHEN m.title <> '' THEN m.title ELSE ${WITH_WHOM} END`,
  ownTitle: "NULLIF(m.title, '')",
  type: 'm.type',
  outcome: `(SELECT h.outcome ${PRESENT} AND h.outcome IS NOT NULL LIMIT 1)`,
  outcomeNotes: "m.logged ->> 'notes'",
  startsAt: utc('m.starts_at'),
  duration: 'm.duration',
  source: 'm.source',
} satisfies Record<keyof MeetingDto, string>);

const meetingOf = (fields: Readonly<Record<string, string>>) =>
  `CASE WHEN i.meeting_id IS NOT NULL THEN (SELECT ${jsonObject(fields)} FROM rapport.meetings m
    WHERE m.user_profile_id = i.user_profile_id AND m.id = i.meeting_id) END`;

/** The meeting of the interaction `i`, or null. */
export const MEETING_OF_INTERACTION = meetingOf(OF_INTERACTION);
/** The same for an export, without the other attendees. */
export const EXPORTED_MEETING = meetingOf(EXPORTED);

export const FIND_MEETING = `SELECT ${MEETING_JSON}::text AS json FROM rapport.meetings m
  WHERE m.user_profile_id = $1 AND m.id = $2 AND m.state <> 'canceled'`;

/** The planned meetings between two times, at most 100: $1 owner; the others are placeholders. */
export const meetingsAhead = (from: string, to: string) =>
  `(SELECT COALESCE(json_agg(a.json), '[]') FROM (
    SELECT ${MEETING_JSON} AS json FROM rapport.meetings m
    WHERE m.user_profile_id = $1 AND m.state = 'planned' AND m.starts_at >= ${from}::timestamptz
      AND m.starts_at < ${to}::timestamptz AND EXISTS (SELECT ${PRESENT})
    ORDER BY m.starts_at, m.id LIMIT 100
  ) a)`;

/** The meetings $2 of owner $1 by time, including past ones. */
export const MEETINGS_OF_IDS = `SELECT m.id, ${MEETING_JSON} AS meeting FROM rapport.meetings m
  WHERE m.user_profile_id = $1 AND m.id = ANY($2::uuid[]) AND m.state <> 'canceled'
    AND EXISTS (SELECT ${PRESENT})
  ORDER BY m.starts_at, m.id`;

/** The meetings of the last 30 days that have begun and aren't marked as held: $1 owner, $2 now. */
export const BEGUN_MEETINGS = `(SELECT COALESCE(json_agg(b.json), '[]') FROM (
    SELECT ${MEETING_JSON} AS json FROM rapport.meetings m
    WHERE m.user_profile_id = $1 AND m.state = 'planned' AND m.starts_at <= $2::timestamptz
      AND m.starts_at > $2::timestamptz - interval '30 days' AND EXISTS (SELECT ${PRESENT})
    ORDER BY m.starts_at DESC, m.id DESC LIMIT 10
  ) b)`;

/** A meeting that's locked for a change. */
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
  notes: string | null;
  sourceNotes: string | null;
  type: MeetingDto['type'];
  logged: LoggedMeeting | null;
  state: MeetingDto['state'];
  source: string;
  externalUid: string | null;
  contactIds: string[];
}

const lockedBy = (
  condition: string,
) => `SELECT m.id, m.title, m.starts_at AS "startsAt", m.duration,
    m.place, m.link, m.goal, m.news, m.worry, m.notes, m.source_notes AS "sourceNotes", m.type,
    m.logged, m.state, m.source, m.external_uid AS "externalUid",
    ARRAY(SELECT c.id::text ${PRESENT} ORDER BY c.id) AS "contactIds"
  FROM rapport.meetings m WHERE m.user_profile_id = $1 AND ${condition} FOR NO KEY UPDATE OF m`;

/**
 * Serializes transactions that write the meetings of a calendar or of imported files: $1 owner, $2 the calendar.
 * Every later statement sees what the previous transaction stored.
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
 * Deletes meetings without attendees. A canceled one has none either: it stays while its calendar may still contain
 * it, so that reading the calendar doesn't restore it. $1: calendars no longer list events that began before.
 */
export const REMOVE_EMPTY_MEETINGS = `DELETE FROM rapport.meetings m
  WHERE (m.state <> 'canceled' OR m.source = 'own' OR m.starts_at < $1) AND ${IS_EMPTY}`;

// A meeting whose attendees are all deleted is skipped, so that it's still there if they're restored.
const GONE_EVENTS = `SELECT m.id FROM rapport.meetings m
  WHERE m.user_profile_id = $1 AND m.source = $2 AND m.state = 'planned'
    AND m.starts_at >= $4::timestamptz AND m.external_uid <> ALL ($3::text[])
    AND EXISTS (SELECT ${PRESENT})`;

/** $1 owner, $2 the calendar, $3 the events still in it, $4 a time: the missing ones from then on. */
export const MISSING_EVENTS = `${GONE_EVENTS} ORDER BY m.id`;

/** The same, limited to the events $5 with all their occurrences and the single occurrences $6. */
export const ENDED_EVENTS = `${GONE_EVENTS} AND (m.external_uid = ANY ($5::text[] || $6::text[])
    OR m.external_uid ~ '#[0-9]{8}T[0-9]{6}Z$' AND left(m.external_uid, -17) = ANY ($5::text[]))
  ORDER BY m.id`;

export const PLANNED_EVENTS = `SELECT m.id FROM rapport.meetings m
  WHERE m.user_profile_id = $1 AND m.source = $2 AND m.state = 'planned' ORDER BY m.id`;

/** Meetings that were held stay when their calendar is removed: $1 owner, $2 the calendar. */
export const KEEP_HELD = `UPDATE rapport.meetings m SET source = 'own', external_uid = NULL
  WHERE m.user_profile_id = $1 AND m.source = $2 AND m.state = 'held'`;
export const FORGET_EVENTS = `DELETE FROM rapport.meetings m
  WHERE m.user_profile_id = $1 AND m.source = $2`;

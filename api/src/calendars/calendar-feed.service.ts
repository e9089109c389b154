import { type HourCycle } from '@rapport/contracts';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Clock } from '../clock.ts';
import { settledDue, shownDueAt, unsettledDue } from '../contacts/due-sql.ts';
import { CUSTOM_DATES, HAS_CUSTOM_DATE } from '../contacts/custom-fields-sql.ts';
import { endOfDueDay } from '../contacts/domain/due-day.ts';
import { IS_OPEN } from '../commitments/commitment-sql.ts';
import { Database } from '../database/database.ts';
import { jsonObject, ofOneUser, utc } from '../database/sql.ts';
import { TooManyRequests } from '../errors/http-errors.ts';
import { JsonText } from '../http/json-text.ts';
import { TITLE_OR_KIND } from '../interactions/meeting-sql.ts';
import { type LeasedStore } from '../limits/leased-store.ts';
import { Limits } from '../limits/limits.ts';
import {
  preferencesInMeeting,
  attendeePreferences,
  type AttendeePreferencesRow,
} from '../stated-preferences/stated-preferences-sql.ts';
import { isTimeZone, localDay } from '../today/domain/day-bounds.ts';
import { OWN_HOUR_CYCLE, OWN_TIME_ZONE } from '../user/own-details-sql.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import {
  type BirthdayContact,
  composeFeed,
  type DueContact,
  type PlannedMeeting,
} from './domain/compose-feed.ts';
import {
  hashOfFeedToken,
  isHashOfFeedToken,
  newFeedToken,
  ownerOfFeedToken,
} from './feed-token.ts';
import {
  type CalendarFeedDto,
  type ChangeCalendarFeedDto,
  type CreateCalendarFeedDto,
  type NewCalendarFeedDto,
} from './dto/calendar.dto.ts';

/** The path of feeds, relative to the API's origin. */
export const FEED_PATH = 'api/calendar';

/** The feed includes contacts who are due now or within this many days. */
const DUE_DAYS_AHEAD = 120;
const MEETING_DAYS = { back: 30, ahead: 366 } as const;
const MOST = 1_000;
const MOST_BIRTHDAYS = 5_000;
/** Calendar programs poll every few minutes at most; anything more frequent is a runaway client. */
const READS_PER_MINUTE = 20;

const FEED_JSON = jsonObject({
  createdAt: utc('f.created_at'),
  lastReadAt: utc('f.last_read_at'),
  birthdays: 'COALESCE(f.birthdays, true)',
} satisfies Record<keyof CalendarFeedDto, string>);

/** The feed of user $1; its times are null if there is none. */
export const FIND_FEED = `SELECT ${FEED_JSON}::text AS json FROM (SELECT $1::uuid AS id) caller
  LEFT JOIN rapport.calendar_feeds f ON f.user_profile_id = caller.id`;

const STORE = `INSERT INTO rapport.calendar_feeds
    (user_profile_id, token_hash, time_zone, created_at, birthdays)
  VALUES ($1, $2, $3, $4, COALESCE($5::boolean, true))
  ON CONFLICT (user_profile_id) DO UPDATE SET token_hash = excluded.token_hash,
    time_zone = excluded.time_zone, created_at = excluded.created_at, last_read_at = NULL,
    birthdays = COALESCE($5::boolean, calendar_feeds.birthdays)`;

const CHANGE = 'UPDATE rapport.calendar_feeds SET birthdays = $2 WHERE user_profile_id = $1';

const REMOVE = 'DELETE FROM rapport.calendar_feeds WHERE user_profile_id = $1';

const RECOGNIZE = `SELECT f.token_hash AS hash, f.birthdays,
    COALESCE(${OWN_TIME_ZONE}, f.time_zone) AS "timeZone", ${OWN_HOUR_CYCLE} AS "hourCycle"
  FROM rapport.calendar_feeds f
  JOIN rapport.user_profiles p ON p.user_profile_id = f.user_profile_id
  WHERE f.user_profile_id = $1`;

// Written once a minute at most, which is precise enough and avoids an update per request.
const NOTE_READ = `UPDATE rapport.calendar_feeds SET last_read_at = $2
  WHERE user_profile_id = $1
    AND (last_read_at IS NULL OR last_read_at < $2::timestamptz - interval '1 minute')`;

const dueOf = (conditions: readonly string[]) => `
  SELECT c.id, c.display_name AS "displayName", ${shownDueAt('$2')} AS "dueAt",
    GREATEST(c.last_update_time, c.last_interaction_at) AS "changedAt", c.version
  FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL AND ${conditions.join(' AND ')}`;

// If there are more than `MOST`, the latest ones are taken, because calendars look ahead.
const DUE = `SELECT * FROM (
    SELECT d.* FROM (${dueOf(settledDue('$2', '$3'))} UNION ALL ${dueOf(unsettledDue('$2', '$3'))}) d
    ORDER BY d."dueAt" DESC, d.id LIMIT ${MOST}
  ) latest ORDER BY latest."dueAt", latest.id`;

const BIRTHDAYS = ofOneUser(`SELECT c.id, c.display_name AS "displayName", c.birthday,
    COALESCE(c.details -> 'dates', '[]') AS dates, ${CUSTOM_DATES} AS "customDates",
    c.last_update_time AS "changedAt", c.version
  FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL
    AND (c.birthday IS NOT NULL OR c.details ? 'dates' OR ${HAS_CUSTOM_DATE})
  ORDER BY c.id LIMIT ${MOST_BIRTHDAYS}`);

/** Open promises and questions between the user and the attendees of `m`, while it's planned. */
const OPEN_PROMISES = `(SELECT COALESCE(json_agg(json_build_object('kind', o.kind, 'text', o.text,
      'dueOn', o.due_on) ORDER BY o.due_on NULLS LAST, o.created_at, o.id), '[]')
    FROM rapport.commitments o
    JOIN rapport.interactions i ON i.user_profile_id = o.user_profile_id AND i.contact_id = o.contact_id
    JOIN rapport.contacts c ON c.user_profile_id = o.user_profile_id AND c.id = o.contact_id
    WHERE o.user_profile_id = m.user_profile_id AND i.meeting_id = m.id AND m.state = 'planned'
      AND c.deleted_at IS NULL AND ${IS_OPEN})`;

/** Meetings of user $1 with what a calendar file needs. */
const PLANNED = `SELECT m.id, ${TITLE_OR_KIND} AS title, m.starts_at AS "startsAt", m.duration, m.place,
    m.link, m.goal, m.news, m.worry, m.notes, m.created_at AS "changedAt",
    ARRAY(SELECT c.display_name FROM rapport.interactions i
      JOIN rapport.contacts c ON c.user_profile_id = i.user_profile_id AND c.id = i.contact_id
      WHERE i.user_profile_id = m.user_profile_id AND i.meeting_id = m.id AND c.deleted_at IS NULL
      ORDER BY c.sort_name, c.id) AS people,
    ${OPEN_PROMISES} AS promises,
    CASE WHEN m.state = 'planned' THEN ${preferencesInMeeting('m.user_profile_id', 'm.id')} ELSE '[]' END AS told
  FROM rapport.meetings m
  WHERE m.user_profile_id = $1 AND m.state IN ('planned', 'held')`;

/** The same, for meeting $2 only. */
export const PLANNED_MEETING = `${PLANNED} AND m.id = $2`;

// Only meetings created in Rapport: those imported from a calendar are in that calendar already.
const MEETINGS = `${PLANNED} AND m.source = 'own' AND m.starts_at >= $2 AND m.starts_at < $3
  ORDER BY m.starts_at, m.id LIMIT ${MOST}`;

/** A row of the statements above. */
export interface PlannedMeetingRow extends Omit<PlannedMeeting, 'told'> {
  told: AttendeePreferencesRow[];
}

/** Converts a row to the input of the calendar composer. */
export function plannedMeeting({ told, ...meeting }: PlannedMeetingRow): PlannedMeeting {
  return { ...meeting, told: told.map(attendeePreferences) };
}

interface RecognizedFeed {
  hash: Buffer;
  birthdays: boolean;
  timeZone: string;
  /** Null if the user hasn't chosen one. */
  hourCycle: HourCycle | null;
}

/** A feed as it's sent to a calendar program. */
interface ReadFeed {
  text: string;
  etag: string;
}

/** The calendar feed of a user, and its reading by calendar programs. */
@Injectable()
export class CalendarFeedService {
  private readonly reads: LeasedStore;

  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
    limits: Limits,
  ) {
    this.reads = limits.counter('feeds', READS_PER_MINUTE);
  }

  async find(owner: string): Promise<JsonText<CalendarFeedDto>> {
    const [row] = await this.database.rows<{ json: string }>(FIND_FEED, [owner]);
    return new JsonText(row?.json ?? '{"createdAt":null,"lastReadAt":null,"birthdays":true}');
  }

  /** Creates a new address. The previous one stops working. */
  create(
    owner: string,
    { timeZone, birthdays }: CreateCalendarFeedDto,
  ): Promise<NewCalendarFeedDto> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensure(owner, now);
      const token = newFeedToken(owner);
      const zone = timeZone ?? 'UTC';
      await this.database.rows(STORE, [
        ...[owner, hashOfFeedToken(token), zone, now],
        birthdays ?? null,
      ]);
      return { path: `/${FEED_PATH}/${token}.ics`, createdAt: now.toISOString() };
    });
  }

  /** Changes what the feed includes and keeps its address; does nothing if there is no feed. */
  async change(
    owner: string,
    { birthdays }: ChangeCalendarFeedDto,
  ): Promise<JsonText<CalendarFeedDto>> {
    await this.database.rows(CHANGE, [owner, birthdays]);
    return this.find(owner);
  }

  /** Removes the feed; does nothing if there is none. */
  async remove(owner: string): Promise<void> {
    await this.database.rows(REMOVE, [owner]);
  }

  /**
   * Returns the feed for a token; null if the token is unknown or revoked.
   * @throws {TooManyRequests}
   */
  async read(token: string): Promise<ReadFeed | null> {
    const owner = ownerOfFeedToken(token);
    if (owner === null) return null;
    const [feed] = await this.database.rows<RecognizedFeed>(RECOGNIZE, [owner]);
    if (!feed || !isHashOfFeedToken(feed.hash, token)) return null;
    await this.count(owner);
    const now = this.clock.now();
    const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
    const due = await this.database.rows<DueContact>(DUE, [
      owner,
      now,
      endOfDueDay(now, DUE_DAYS_AHEAD),
    ]);
    const meetings = await this.database.rows<PlannedMeetingRow>(MEETINGS, [
      owner,
      day(-MEETING_DAYS.back),
      day(MEETING_DAYS.ahead),
    ]);
    const birthdays = feed.birthdays
      ? await this.database.rows<BirthdayContact>(BIRTHDAYS, [owner])
      : [];
    await this.database.rows(NOTE_READ, [owner, now]);
    const timeZone = isTimeZone(feed.timeZone) ? feed.timeZone : 'UTC';
    const today = localDay(now, timeZone);
    const text = composeFeed({
      due,
      meetings: meetings.map(plannedMeeting),
      birthdays,
      today,
      timeZone,
      hourCycle: feed.hourCycle ?? 'h23',
    });
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  }

  /**
   * Limits how often a feed is composed. Runs after the token check, so only someone with the token can use it up.
   */
  private async count(owner: string): Promise<void> {
    const { totalHits } = await this.reads.increment(owner);
    if (totalHits > READS_PER_MINUTE) throw new TooManyRequests('60');
  }
}

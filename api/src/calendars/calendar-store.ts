import { Injectable } from '@nestjs/common';
import { CALENDAR_LIMITS, type CalendarFailure, PASSWORD_FAILURES } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.ts';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../database/database-error.ts';
import { Database } from '../database/database.ts';
import { jsonObject, utc } from '../database/sql.ts';
import { TooManyRequests, LimitReached } from '../errors/http-errors.ts';
import { JsonText } from '../http/json-text.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { CalendarExists, CalendarNotFound } from './calendar-errors.ts';
import { type CalendarVersion } from './fetch-calendar.ts';
import {
  type CalendarAccountDto,
  type CalendarDto,
  type CalendarProblemDto,
  type CreateCalendarDto,
} from './dto/calendar.dto.ts';

/** A calendar that this process has claimed and is about to read. */
export interface DueCalendar extends CalendarVersion {
  owner: string;
  id: string;
  address: string;
  timeZone: string;
  peopleHash: string | null;
  /** When its text was last read; reads that found it unchanged don't count. */
  changedAt: Date | null;
  nameThere: string | null;
  /** Why the attempt before failed. */
  failure: CalendarFailure | null;
  /** The account that has it; null for a subscription. */
  accountId: string | null;
}

/** The most calendars that one claim takes. */
const CLAIM = 10;
const HOUR_S = 3_600;
/** How soon, in seconds, a user may refresh the same calendar. Its host serves other users' calendars too. */
const ASKED_AGAIN_S = 60;
/** Longer than reading a calendar takes. After this time another process may claim it. */
const LEASE_S = 600;
/** The wait doubles after each failure, up to a day. */
const MOST_WAIT_S = 86_400;

const ACCOUNT = jsonObject({
  id: 'b.id',
  userName: 'b.user_name',
} satisfies Record<keyof CalendarAccountDto, string>);

/** A calendar as JSON of the API; `k` is rapport.calendars. */
const CALENDAR_JSON = jsonObject({
  id: 'k.id',
  name: "COALESCE(k.name, k.name_there, split_part(k.address, '/', 3))",
  address: 'k.address',
  createdAt: utc('k.created_at'),
  readAt: utc('k.read_at'),
  failure: 'k.failure',
  failingSince: utc('k.failing_since'),
  nextAt: utc('k.next_at'),
  meetings: `(SELECT count(*)::int FROM rapport.meetings m
    WHERE m.user_profile_id = k.user_profile_id AND m.source = k.id::text
      AND m.state = 'planned' AND m.starts_at > now())`,
  problems: 'k.problems',
  account: `(SELECT ${ACCOUNT} FROM rapport.account_calendars x
    JOIN rapport.address_books b ON b.user_profile_id = x.user_profile_id AND b.id = x.book_id
    WHERE x.user_profile_id = k.user_profile_id AND x.id = k.id)`,
} satisfies Record<keyof CalendarDto, string>);

/** All calendars of the user $1, oldest first. */
export const CALENDARS = `SELECT
    COALESCE(json_agg(${CALENDAR_JSON} ORDER BY k.created_at, k.id), '[]')::text AS json
  FROM rapport.calendars k WHERE k.user_profile_id = $1`;

const FIND = `SELECT ${CALENDAR_JSON}::text AS json FROM rapport.calendars k
  WHERE k.user_profile_id = $1 AND k.id = $2`;
const COUNT = 'SELECT count(*)::int AS count FROM rapport.calendars WHERE user_profile_id = $1';
const ADD = `INSERT INTO rapport.calendars
    (user_profile_id, id, created_at, address, name, time_zone, next_at)
  VALUES ($1, $2, $3, $4, $5, $6, $3)`;
const REMOVE = `WITH gone AS (
    DELETE FROM rapport.calendars WHERE user_profile_id = $1 AND id = $2 RETURNING id)
  SELECT count(*)::int AS count FROM gone`;

const DUE_FIELDS = `k.user_profile_id AS owner, k.id, k.address, k.time_zone AS "timeZone", k.etag,
  k.last_modified AS "lastModified", k.people_hash AS "peopleHash", k.changed_at AS "changedAt",
  k.failure, k.name_there AS "nameThere", (SELECT x.book_id FROM rapport.account_calendars x
    WHERE x.user_profile_id = k.user_profile_id AND x.id = k.id) AS "accountId"`;

/**
 * Claims calendars that are due, at most one per user: if someone's calendars don't respond, only their own have to
 * wait. Two processes never claim the same calendar, because the second one sees the lease of the first. If a
 * process dies, its calendars are due again when the lease ends.
 */
const CLAIM_DUE = `
  WITH due AS (
    SELECT d.user_profile_id, d.id FROM rapport.calendars d
    WHERE d.next_at <= $1 AND NOT EXISTS (
      SELECT FROM rapport.calendars e WHERE e.user_profile_id = d.user_profile_id
        AND e.next_at <= $1 AND (e.next_at, e.id) < (d.next_at, d.id))
    ORDER BY d.next_at LIMIT ${CLAIM} FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE rapport.calendars k SET next_at = $1::timestamptz + ${LEASE_S} * interval '1 second'
    FROM due WHERE k.user_profile_id = due.user_profile_id AND k.id = due.id
    RETURNING ${DUE_FIELDS}
  )
  SELECT * FROM claimed`;

const CLAIM_ASKED = `
  WITH claimed AS (
    UPDATE rapport.calendars k
    SET asked_at = $3, next_at = $3::timestamptz + ${LEASE_S} * interval '1 second'
    WHERE k.user_profile_id = $1 AND k.id = $2
      AND (k.asked_at IS NULL OR k.asked_at <= $3::timestamptz - ${ASKED_AGAIN_S} * interval '1 second')
    RETURNING ${DUE_FIELDS}
  )
  SELECT * FROM claimed`;
const ASKED_AT = `SELECT asked_at AS "askedAt" FROM rapport.calendars
  WHERE user_profile_id = $1 AND id = $2`;

const SUCCEEDED = `UPDATE rapport.calendars SET read_at = $3, attempts = 0, failure = NULL,
    failing_since = NULL, next_at = $3::timestamptz + ${HOUR_S} * interval '1 second'
  WHERE user_profile_id = $1 AND id = $2`;

const CHANGED = `UPDATE rapport.calendars SET changed_at = $3, etag = $4, last_modified = $5,
    people_hash = $6, name_there = $7, problems = $8::jsonb
  WHERE user_profile_id = $1 AND id = $2`;

/** The calendars of the account $n. */
const SAME_ACCOUNT = `SELECT x.id FROM rapport.account_calendars x
    WHERE x.user_profile_id = $1 AND x.book_id = $n`;

const FAILED = `UPDATE rapport.calendars SET attempts = attempts + 1, failure = $4,
    failing_since = COALESCE(failing_since, $3),
    next_at = $3::timestamptz
      + LEAST(GREATEST(${HOUR_S} * power(2, LEAST(attempts, 10)), $5), ${MOST_WAIT_S}) * interval '1 second'
  WHERE user_profile_id = $1 AND (id = $2 OR id IN (${SAME_ACCOUNT.replace('$n', '$6')}))`;

/** The password of an account works again, so its other calendars are due. */
const DUE_AGAIN = `UPDATE rapport.calendars SET next_at = $3
  WHERE user_profile_id = $1 AND id IN (${SAME_ACCOUNT.replace('$n', '$2')}) AND failure = ANY($4::text[])`;

/** Subscribed calendars. Every method except `claimDue` touches the rows of one owner only. */
@Injectable()
export class CalendarStore {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
  ) {}

  async list(owner: string): Promise<JsonText<CalendarDto[]>> {
    const [row] = await this.database.rows<{ json: string }>(CALENDARS, [owner]);
    return new JsonText(row?.json ?? '[]');
  }

  /** @throws {CalendarNotFound} */
  async find(owner: string, id: string): Promise<JsonText<CalendarDto>> {
    const [row] = await this.database.rows<{ json: string }>(FIND, [owner, id]);
    if (!row) throw new CalendarNotFound();
    return new JsonText(row.json);
  }

  /**
   * @throws {CalendarExists}
   * @throws {LimitReached} when the user already has the maximum number of calendars
   */
  async create(owner: string, { url, name, timeZone }: CreateCalendarDto): Promise<string> {
    const id = uuidV7();
    try {
      await this.database.transaction(async () => {
        const now = this.clock.now();
        await this.profiles.ensureAlone(owner, now);
        await this.checkRoom(owner, 1, 'url');
        const values = [owner, id, now, url, name ?? null, timeZone ?? 'UTC'];
        await this.database.rows(ADD, values);
      });
    } catch (error) {
      throw databaseErrorCode(error) === UNIQUE_VIOLATION ? new CalendarExists('url') : error;
    }
    return id;
  }

  /**
   * Checks that more calendars fit. The caller's transaction has the user's profile to itself.
   * @throws {LimitReached}
   */
  async checkRoom(owner: string, added: number, field: 'url' | 'calendarIds'): Promise<void> {
    const [row] = await this.database.rows<{ count: number }>(COUNT, [owner]);
    const { perUser } = CALENDAR_LIMITS;
    const count = row?.count ?? 0;
    if (count + added <= perUser) return;
    const there =
      count < perUser ? `only room for ${perUser - count}` : `already ${perUser} calendars`;
    throw new LimitReached(
      field,
      `can't be added: there ${count < perUser ? 'is' : 'are'} ${there}`,
    );
  }

  /** @throws {CalendarNotFound} */
  async remove(owner: string, id: string): Promise<void> {
    const [row] = await this.database.rows<{ count: number }>(REMOVE, [owner, id]);
    if (row?.count !== 1) throw new CalendarNotFound();
  }

  /** Claims up to `CLAIM` calendars of any user; no other process gets them until the lease ends. */
  claimDue(): Promise<DueCalendar[]> {
    return this.database.rows<DueCalendar>(CLAIM_DUE, [this.clock.now()]);
  }

  /**
   * Claims this calendar, due or not, because its user requested a refresh.
   * @throws {CalendarNotFound}
   * @throws {TooManyRequests} when the user requested one less than a minute ago
   */
  async claimAsked(owner: string, id: string): Promise<DueCalendar> {
    const now = this.clock.now();
    const [calendar] = await this.database.rows<DueCalendar>(CLAIM_ASKED, [owner, id, now]);
    if (calendar) return calendar;
    const [row] = await this.database.rows<{ askedAt: Date }>(ASKED_AT, [owner, id]);
    if (!row) throw new CalendarNotFound();
    const wait = ASKED_AGAIN_S - (now.getTime() - row.askedAt.getTime()) / 1_000;
    throw new TooManyRequests(
      String(Math.max(1, Math.ceil(wait))),
      'This calendar was read less than a minute ago. Wait a moment',
    );
  }

  /** Returns whether the subscription still exists: it may have been removed during the read. */
  async isThere({ owner, id }: DueCalendar): Promise<boolean> {
    return (await this.database.rows(FIND, [owner, id])).length > 0;
  }

  /** Records a successful read. */
  async succeeded({ owner, id, accountId, failure }: DueCalendar): Promise<void> {
    const now = this.clock.now();
    await this.database.rows(SUCCEEDED, [owner, id, now]);
    if (accountId !== null && isOfPassword(failure)) {
      await this.database.rows(DUE_AGAIN, [owner, accountId, now, PASSWORD_FAILURES]);
    }
  }

  /** Records the version that was read and the hash of the contacts it was matched with. */
  async changed(
    { owner, id }: DueCalendar,
    version: CalendarVersion & {
      peopleHash: string;
      nameThere: string | null;
      problems: CalendarProblemDto[];
    },
  ): Promise<void> {
    const { etag, lastModified, peopleHash, nameThere, problems } = version;
    const now = this.clock.now();
    const facts = [etag, lastModified, peopleHash, nameThere, JSON.stringify(problems)];
    const values = [owner, id, now, ...facts];
    await this.database.rows(CHANGED, values);
  }

  /**
   * Records a failed read; the meetings of the previous read stay. If the account's password is the reason, its other
   * calendars aren't tried with it.
   * @param waitSeconds the Retry-After of the host
   */
  async failed(
    { owner, id, accountId }: DueCalendar,
    failure: CalendarFailure,
    waitSeconds: number,
  ): Promise<void> {
    const account = isOfPassword(failure) ? accountId : null;
    const values = [owner, id, this.clock.now(), failure, waitSeconds, account];
    await this.database.rows(FAILED, values);
  }
}

function isOfPassword(failure: CalendarFailure | null): boolean {
  return PASSWORD_FAILURES.some((each) => each === failure);
}

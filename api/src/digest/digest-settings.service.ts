import { Inject, Injectable } from '@nestjs/common';
import { DIGEST_HOUR, type HourCycle, isEmailAddress } from '@rapport/contracts';
import { randomBytes } from 'node:crypto';
import { type User } from '../auth/user.ts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { type MailSettings } from '../env.ts';
import { DomainError } from '../errors/domain-error.ts';
import { TooManyRequests, ValidationFailed } from '../errors/http-errors.ts';
import { localDay } from '../today/domain/day-bounds.ts';
import { OWN_HOUR_CYCLE, OWN_TIME_ZONE } from '../user/own-details-sql.ts';
import { FOLLOW_WEBHOOK_EMAIL } from '../webhooks/webhook-sql.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { MAIL_SETTINGS } from './digest-sender.ts';
import { DIGEST_FAILURE } from './digest-sql.ts';
import { knownTimeZone, nextDigest } from './domain/schedule.ts';
import { type DigestDto, type DigestFailureDto, type SaveDigestDto } from './dto/digest.dto.ts';

/** The time zone and hour cycle in the user's settings take precedence over those of the email. */
const FIND = `SELECT d.enabled, d.hour, COALESCE(${OWN_TIME_ZONE}, d.time_zone) AS "timeZone",
    COALESCE(${OWN_HOUR_CYCLE}, d.hour_cycle) AS "hourCycle", d.email, d.next_at AS "nextAt",
    d.last_sent_at AS "lastSentAt", ${DIGEST_FAILURE} AS failure,
    EXISTS (SELECT FROM rapport.digest_emails e
      WHERE e.user_profile_id = d.user_profile_id AND e.outcome IS NULL) AS waits
  FROM (SELECT $1::uuid AS id) caller
  LEFT JOIN rapport.digests d ON d.user_profile_id = caller.id
  LEFT JOIN rapport.user_profiles p ON p.user_profile_id = caller.id`;

const OWN_CLOCK = `SELECT ${OWN_TIME_ZONE} AS "timeZone", ${OWN_HOUR_CYCLE} AS "hourCycle"
  FROM rapport.user_profiles p WHERE p.user_profile_id = $1`;
const FIND_CLOCK = `SELECT enabled, hour, time_zone AS "timeZone", hour_cycle AS "hourCycle"
  FROM rapport.digests WHERE user_profile_id = $1`;

/** The last day whose email was sent or is in the queue. */
const DONE_DAY = `SELECT max(day)::text AS day FROM rapport.digest_emails
  WHERE user_profile_id = $1 AND number = 0`;

/** Turning the email on again, or changing its address, invalidates the links in all earlier emails. */
const SAVE = `INSERT INTO rapport.digests AS d
    (user_profile_id, enabled, hour, time_zone, email, email_as_of, unsubscribe_key, next_day, next_at,
     hour_cycle)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, COALESCE($10::text, 'h12'))
  ON CONFLICT (user_profile_id) DO UPDATE SET
    enabled = excluded.enabled, hour = excluded.hour, time_zone = excluded.time_zone,
    email = excluded.email, email_as_of = excluded.email_as_of,
    unsubscribe_key = CASE
      WHEN excluded.enabled AND (NOT d.enabled OR d.email IS DISTINCT FROM excluded.email)
      THEN excluded.unsubscribe_key ELSE d.unsubscribe_key END,
    next_day = excluded.next_day, next_at = excluded.next_at,
    hour_cycle = COALESCE($10::text, d.hour_cycle)`;

const FOLLOW_CLOCK = `UPDATE rapport.digests SET time_zone = $2, hour_cycle = $3, next_day = $4, next_at = $5
  WHERE user_profile_id = $1`;

/** Updates the address if this token is newer than the one that provided the stored address. */
const FOLLOW_EMAIL = `UPDATE rapport.digests SET email = $2, email_as_of = $3, unsubscribe_key = $4
  WHERE user_profile_id = $1 AND email IS DISTINCT FROM $2 AND email_as_of < $3`;

const UNSUBSCRIBE = `WITH ended AS (
    UPDATE rapport.digests SET enabled = false, next_day = NULL, next_at = NULL
    WHERE user_profile_id = $1 AND unsubscribe_key = $2 RETURNING user_profile_id
  )
  SELECT user_profile_id FROM ended`;
const KNOWS_KEY = `SELECT enabled FROM rapport.digests
  WHERE user_profile_id = $1 AND unsubscribe_key = $2`;

/** How many emails a user may request per day. */
const MOST_BY_HAND = 5;
const RETRY_SECONDS = 3_600;
const ADD_BY_HAND = `INSERT INTO rapport.digest_emails
    (user_profile_id, day, number, due_at, next_try_at)
  SELECT $1::uuid, $2::date, COALESCE(max(number), 0) + 1, $3::timestamptz, now()
  FROM rapport.digest_emails WHERE user_profile_id = $1 AND day = $2::date
  HAVING COALESCE(max(number), 0) < ${MOST_BY_HAND}
  ON CONFLICT DO NOTHING RETURNING number`;

/** If the user never saved the settings, all fields but `waits`, `failure`, and possibly the clock are null. */
interface DigestRow {
  enabled: boolean | null;
  hour: number | null;
  timeZone: string | null;
  hourCycle: HourCycle | null;
  email: string | null;
  nextAt: Date | null;
  lastSentAt: Date | null;
  failure: DigestFailureDto | null;
  /** True if an email is in the queue, for the first time or for a retry. */
  waits: boolean;
}

interface OwnClock {
  timeZone: string | null;
  hourCycle: HourCycle | null;
}

interface FollowedRow {
  enabled: boolean;
  hour: number;
  timeZone: string;
  hourCycle: HourCycle;
}

/** The settings of each user's daily email. */
@Injectable()
export class DigestSettingsService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
    @Inject(MAIL_SETTINGS) private readonly mail: MailSettings | null,
  ) {}

  async find(user: User): Promise<DigestDto> {
    const [row] = await this.database.rows<DigestRow>(FIND, [user.id]);
    return {
      enabled: row?.enabled ?? false,
      hour: row?.hour ?? DIGEST_HOUR,
      timeZone: row?.timeZone ?? null,
      hourCycle: row?.hourCycle ?? 'h12',
      email: row?.enabled === true ? row.email : user.email,
      lastSentAt: row?.lastSentAt?.toISOString() ?? null,
      nextAt: row?.nextAt?.toISOString() ?? null,
      sending: row !== undefined && row.waits && row.failure === null,
      available: this.mail !== null,
      failure: row?.failure ?? null,
    };
  }

  /**
   * Saves the settings. A day whose email was already sent doesn't get a second one.
   * @throws {DomainError} EMAIL_NOT_SET_UP when it's turned on but this installation sends no email
   * @throws {ValidationFailed} when it's turned on for an account without a usable address
   */
  async save(user: User, { enabled, hour, ...sent }: SaveDigestDto): Promise<DigestDto> {
    if (enabled && this.mail === null) throw new DomainError('EMAIL_NOT_SET_UP');
    if (enabled && (user.email === null || !isEmailAddress(user.email))) {
      const message = 'needs an account with an email address';
      throw new ValidationFailed([{ field: 'enabled', message }]);
    }
    await this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensure(user.id, now);
      const [own] = await this.database.rows<OwnClock>(OWN_CLOCK, [user.id]);
      const timeZone = own?.timeZone ?? sent.timeZone;
      const next = enabled ? await this.next(user.id, { hour, timeZone }) : null;
      await this.database.rows(SAVE, [
        user.id,
        enabled,
        hour,
        timeZone,
        user.email,
        tokenTime(user),
        newKey(),
        next?.day ?? null,
        next?.at ?? null,
        own?.hourCycle ?? sent.hourCycle ?? null,
      ]);
    });
    return this.find(user);
  }

  /**
   * Enqueues an email for now, regardless of the hour.
   * @throws {DomainError} DIGEST_OFF, EMAIL_NOT_SET_UP
   * @throws {TooManyRequests} when the user requested several today
   */
  async sendNow(user: User): Promise<void> {
    if (this.mail === null) throw new DomainError('EMAIL_NOT_SET_UP');
    const [row] = await this.database.rows<DigestRow>(FIND, [user.id]);
    if (!row?.enabled) throw new DomainError('DIGEST_OFF');
    const now = this.clock.now();
    const day = localDay(now, knownTimeZone(row.timeZone ?? 'UTC'));
    const added = await this.database.transaction(async () => {
      await this.profiles.ensureAlone(user.id, now);
      return this.database.rows(ADD_BY_HAND, [user.id, day, now]);
    });
    if (added.length === 0) throw new TooManyRequests(String(RETRY_SECONDS));
  }

  /** Adopts the user's time zone and hour cycle; if one isn't set, the email keeps its own. */
  async follow(owner: string, { timeZone, hourCycle }: OwnClock): Promise<void> {
    const [row] = await this.database.rows<FollowedRow>(FIND_CLOCK, [owner]);
    if (!row) return;
    const clock = { timeZone: timeZone ?? row.timeZone, hourCycle: hourCycle ?? row.hourCycle };
    if (clock.timeZone === row.timeZone && clock.hourCycle === row.hourCycle) return;
    const next = row.enabled ? await this.next(owner, { ...row, ...clock }) : null;
    await this.database.rows(FOLLOW_CLOCK, [
      ...[owner, clock.timeZone, clock.hourCycle],
      ...[next?.day ?? null, next?.at ?? null],
    ]);
  }

  private async next(owner: string, time: { hour: number; timeZone: string }) {
    const [done] = await this.database.rows<{ day: string | null }>(DONE_DAY, [owner]);
    return nextDigest(this.clock.now(), time, done?.day ?? null);
  }

  /** Updates the address of the email, and of those about webhooks, to the account's current one. */
  async followEmail(user: User): Promise<void> {
    if (user.email === null || !isEmailAddress(user.email)) return;
    await this.database.rows(FOLLOW_EMAIL, [user.id, user.email, tokenTime(user), newKey()]);
    await this.database.rows(FOLLOW_WEBHOOK_EMAIL, [user.id, user.email, tokenTime(user)]);
  }

  /** Returns the state of the daily email for an unsubscribe link; null if the link is invalid. */
  async ofLink(owner: string, key: string): Promise<{ enabled: boolean } | null> {
    const [row] = await this.database.rows<{ enabled: boolean }>(KNOWS_KEY, [owner, key]);
    return row ?? null;
  }

  /** Turns the email off for anyone with a valid link. Returns false if the link is invalid. */
  async unsubscribe(owner: string, key: string): Promise<boolean> {
    return (await this.database.rows(UNSUBSCRIBE, [owner, key])).length > 0;
  }
}

/** Creates a key of 192 random bits. */
function newKey(): string {
  return randomBytes(24).toString('base64url');
}

/** When the token with this address was issued; a token without that time counts as old. */
function tokenTime({ token }: User): Date {
  return new Date((token.issuedAt ?? 0) * 1000);
}

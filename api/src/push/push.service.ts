import { Inject, Injectable } from '@nestjs/common';
import { PUSH_DEFAULTS, PUSH_LIMITS, pushDeviceId } from '@rapport/contracts';
import { type User } from '../auth/user.ts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { knownTimeZone, nextDigest } from '../digest/domain/schedule.ts';
import { DomainError } from '../errors/domain-error.ts';
import { LimitReached, TooManyRequests, ValidationFailed } from '../errors/http-errors.ts';
import { JsonText } from '../http/json-text.ts';
import { type LeasedStore } from '../limits/leased-store.ts';
import { Limits } from '../limits/limits.ts';
import { OWN_TIME_ZONE } from '../user/own-details-sql.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { outgoingAddressProblem } from '../web/post-outgoing.ts';
import {
  type AddPushDeviceDto,
  type PushChoicesDto,
  type PushDeviceDto,
  type PushDto,
  type PushTestDto,
  type SavePushDto,
} from './dto/push.dto.ts';
import { type PushTarget } from './post-push.ts';
import { PushDeviceNotFound } from './push-errors.ts';
import { PushQueue } from './push-queue.ts';
import { PushSender } from './push-sender.ts';
import { FIND_DEVICE, FIND_PUSH } from './push-sql.ts';

/** Tests by hand, of all devices of a user. */
const TESTS_PER_MINUTE = 20;

const OWN_ZONE = `SELECT ${OWN_TIME_ZONE} AS "timeZone"
  FROM rapport.user_profiles p WHERE p.user_profile_id = $1`;
const SAVE = `INSERT INTO rapport.push_settings (user_profile_id, meeting_minutes, promises, summary,
    hour, quiet, quiet_from, quiet_to, hide_names, time_zone, hour_cycle, next_day, next_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT (user_profile_id) DO`;
const REPLACE = `${SAVE} UPDATE SET meeting_minutes = excluded.meeting_minutes,
    promises = excluded.promises, summary = excluded.summary, hour = excluded.hour,
    quiet = excluded.quiet, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
    hide_names = excluded.hide_names, time_zone = excluded.time_zone,
    hour_cycle = excluded.hour_cycle, next_day = excluded.next_day, next_at = excluded.next_at`;
const FIND_TIME = `SELECT hour, time_zone AS "timeZone", next_at IS NOT NULL AS "isOn"
  FROM rapport.push_settings WHERE user_profile_id = $1`;
const FOLLOW = `UPDATE rapport.push_settings SET time_zone = $2, next_day = $3, next_at = $4
  WHERE user_profile_id = $1`;
/** The last day whose morning messages are in the queue, or were. */
const DONE_DAY = `SELECT max(day)::text AS day FROM rapport.push_messages
  WHERE user_profile_id = $1 AND day IS NOT NULL`;

const COUNT = `SELECT count(*)::int AS count FROM rapport.push_devices
  WHERE user_profile_id = $1 AND id <> $2`;
/** A browser has one subscription: it belongs to the user who turned it on last. */
const TAKE_OVER = 'DELETE FROM rapport.push_devices WHERE id = $1 AND user_profile_id <> $2';
const ADD = `INSERT INTO rapport.push_devices AS d
    (user_profile_id, id, name, endpoint, public_key, auth, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (user_profile_id, id) DO UPDATE SET name = excluded.name,
    public_key = excluded.public_key, auth = excluded.auth, failure = NULL, failed_at = NULL`;
const REMOVE = `WITH gone AS (
    DELETE FROM rapport.push_devices WHERE user_profile_id = $1 AND id = $2 RETURNING id)
  SELECT id FROM gone`;
const FIND_TARGET = `SELECT endpoint, public_key AS "publicKey", auth FROM rapport.push_devices
  WHERE user_profile_id = $1 AND id = $2`;

/** Reminders on devices: what a user wants, and the devices. Every method touches only that user's rows. */
@Injectable()
export class PushService {
  private readonly tests: LeasedStore;

  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly sender: PushSender,
    private readonly queue: PushQueue,
    private readonly clock: Clock,
    @Inject(Limits) limits: Limits,
  ) {
    this.tests = limits.counter('push-tests', TESTS_PER_MINUTE);
  }

  async find(owner: string): Promise<PushDto> {
    const [row] = await this.database.rows<{ json: string }>(FIND_PUSH, [owner]);
    const choices = new JsonText<PushChoicesDto>(row?.json ?? 'null').parsed();
    return { ...choices, publicKey: this.sender.way.keys?.publicKey ?? null };
  }

  /** Saves what reaches the devices. A day that had its morning messages doesn't get them twice. */
  async save(owner: string, body: SavePushDto): Promise<PushDto> {
    await this.database.transaction(async () => {
      await this.profiles.ensureAlone(owner, this.clock.now());
      await this.store(owner, body, REPLACE);
    });
    return this.find(owner);
  }

  /**
   * Adds a device, or renews its keys.
   * @throws {DomainError} PUSH_NOT_SET_UP
   * @throws {ValidationFailed} for an endpoint that no message may go to
   * @throws {LimitReached} when the user has as many devices as they can
   */
  async addDevice({ id: owner }: User, body: AddPushDeviceDto): Promise<JsonText<PushDeviceDto>> {
    const { endpoint, publicKey, auth, name, timeZone, hourCycle } = body;
    const { keys, loopback } = this.sender.way;
    if (keys === null) throw new DomainError('PUSH_NOT_SET_UP');
    const message = outgoingAddressProblem(endpoint, loopback);
    if (message !== null) throw new ValidationFailed([{ field: 'endpoint', message }]);
    const id = await pushDeviceId(endpoint);
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensureAlone(owner, now);
      const [row] = await this.database.rows<{ count: number }>(COUNT, [owner, id]);
      if ((row?.count ?? 0) >= PUSH_LIMITS.devices) {
        const limit = `can't be added: there are already ${PUSH_LIMITS.devices} devices; remove one first`;
        throw new LimitReached('endpoint', limit);
      }
      await this.store(owner, { ...PUSH_DEFAULTS, timeZone, hourCycle }, `${SAVE} NOTHING`);
      await this.database.rows(TAKE_OVER, [id, owner]);
      await this.database.rows(ADD, [owner, id, name, endpoint, publicKey, auth, now]);
      const [device] = await this.database.rows<{ json: string }>(FIND_DEVICE, [owner, id]);
      return new JsonText<PushDeviceDto>(device?.json ?? 'null');
    });
  }

  /** @throws {PushDeviceNotFound} */
  async removeDevice(owner: string, id: string): Promise<void> {
    const gone = await this.database.rows(REMOVE, [owner, id]);
    if (gone.length === 0) throw new PushDeviceNotFound();
  }

  /**
   * Sends a test to a device now, and returns what its push service said.
   * @throws {DomainError} PUSH_NOT_SET_UP
   * @throws {PushDeviceNotFound}
   * @throws {TooManyRequests}
   */
  async test(owner: string, id: string): Promise<PushTestDto> {
    if (this.sender.way.keys === null) throw new DomainError('PUSH_NOT_SET_UP');
    const [target] = await this.database.rows<PushTarget>(FIND_TARGET, [owner, id]);
    if (!target) throw new PushDeviceNotFound();
    const { totalHits } = await this.tests.increment(owner);
    if (totalHits > TESTS_PER_MINUTE) throw new TooManyRequests('60');
    const { answer, status } = await this.sender.sendTest(target);
    await this.queue.noteDevice(owner, id, target.endpoint, answer);
    return { answer, status };
  }

  /** Adopts the time zone of the user's details; without one, reminders keep their own. */
  async follow(owner: string, timeZone: string | null): Promise<void> {
    const [row] = await this.database.rows<{ hour: number; timeZone: string; isOn: boolean }>(
      FIND_TIME,
      [owner],
    );
    if (!row || timeZone === null || timeZone === row.timeZone) return;
    const next = row.isOn ? await this.next(owner, { hour: row.hour, timeZone }) : null;
    await this.database.rows(FOLLOW, [owner, timeZone, next?.day ?? null, next?.at ?? null]);
  }

  private async store(owner: string, body: SavePushDto, statement: string): Promise<void> {
    const { meetingMinutes, promises, summary, hour, quiet, quietFrom, quietTo, hideNames } = body;
    const [own] = await this.database.rows<{ timeZone: string | null }>(OWN_ZONE, [owner]);
    const timeZone = own?.timeZone ?? body.timeZone;
    const next = promises || summary ? await this.next(owner, { hour, timeZone }) : null;
    await this.database.rows(statement, [
      ...[owner, meetingMinutes, promises, summary, hour, quiet, quietFrom, quietTo, hideNames],
      ...[timeZone, body.hourCycle, next?.day ?? null, next?.at ?? null],
    ]);
  }

  private async next(owner: string, { hour, timeZone }: { hour: number; timeZone: string }) {
    const [done] = await this.database.rows<{ day: string | null }>(DONE_DAY, [owner]);
    const time = { hour, timeZone: knownTimeZone(timeZone) };
    return nextDigest(this.clock.now(), time, done?.day ?? null);
  }
}

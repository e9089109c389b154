import { Inject, Injectable } from '@nestjs/common';
import { WEBHOOK_LIMITS } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { type User } from '../auth/user.ts';
import { cursorAfter } from '../changes/domain/change-cursor.ts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { LimitReached, TooManyRequests, ValidationFailed } from '../errors/http-errors.ts';
import { JsonText } from '../http/json-text.ts';
import { type LeasedStore } from '../limits/leased-store.ts';
import { Limits } from '../limits/limits.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { outgoingAddressProblem } from '../web/post-outgoing.ts';
import { newSecret } from './webhook-message.ts';
import { WebhookDeliveryNotFound, WebhookNotFound } from './webhook-errors.ts';
import { WebhookQueue } from './webhook-queue.ts';
import { WebhookSender } from './webhook-sender.ts';
import { DELIVERIES, FIND_DELIVERY, FIND_WEBHOOK, WEBHOOKS } from './webhook-sql.ts';
import {
  type ChangeWebhookDto,
  type CreateWebhookDto,
  type NewWebhookDto,
  type WebhookDeliveryDto,
  type WebhookDto,
  type WebhookSecretDto,
} from './dto/webhook.dto.ts';

const { perUser } = WEBHOOK_LIMITS;
/** Messages by hand, of all webhooks of a user. */
const BY_HAND_PER_MINUTE = 20;
/** How long the secret before stays valid, so that a receiver can change over. */
const OLD_SECRET = "interval '1 day'";

const COUNT = 'SELECT count(*)::int AS count FROM rapport.webhooks WHERE user_profile_id = $1';
/** The place of the newest change: a new webhook tells of what comes after it. */
const NEWEST = `SELECT COALESCE(max(number), 0)::float8 AS newest FROM rapport.changes
  WHERE user_profile_id = $1`;
const ADD = `INSERT INTO rapport.webhooks
    (user_profile_id, id, name, address, events, secret, email, email_as_of, created_at, next_at,
     read_number, read_kind, read_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12)`;
const CHANGE = `UPDATE rapport.webhooks SET name = COALESCE($3, name),
    address = COALESCE($4, address), events = COALESCE($5, events)
  WHERE user_profile_id = $1 AND id = $2`;
const TURN_OFF = `UPDATE rapport.webhooks SET enabled = false, off_reason = NULL, off_at = $3, tell_at = NULL
  WHERE user_profile_id = $1 AND id = $2 AND enabled`;
/** What waited gets its whole day again. */
const TURN_ON = `WITH turned AS (
    UPDATE rapport.webhooks SET enabled = true, off_reason = NULL, off_at = NULL, tell_at = NULL,
      failures = 0, failing_since = NULL, next_at = $3
    WHERE user_profile_id = $1 AND id = $2 AND NOT enabled RETURNING id)
  UPDATE rapport.webhook_deliveries d SET attempts = 0, first_try_at = NULL, next_try_at = $3
  FROM turned WHERE d.user_profile_id = $1 AND d.webhook_id = turned.id AND d.outcome IS NULL`;
const REMOVE = `WITH gone AS (
    DELETE FROM rapport.webhooks WHERE user_profile_id = $1 AND id = $2 RETURNING id)
  SELECT id FROM gone`;
const NEW_SECRET = `WITH changed AS (
    UPDATE rapport.webhooks SET old_secret = secret, secret = $3,
      old_secret_until = $4::timestamptz + ${OLD_SECRET}
    WHERE user_profile_id = $1 AND id = $2 RETURNING id)
  SELECT id FROM changed`;

/** Webhooks. Every method takes the owner first and touches only their rows. */
@Injectable()
export class WebhooksService {
  private readonly byHand: LeasedStore;

  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly queue: WebhookQueue,
    private readonly sender: WebhookSender,
    private readonly clock: Clock,
    @Inject(Limits) limits: Limits,
  ) {
    this.byHand = limits.counter('webhooks', BY_HAND_PER_MINUTE);
  }

  async list(owner: string): Promise<JsonText<WebhookDto[]>> {
    const [row] = await this.database.rows<{ json: string }>(WEBHOOKS, [owner]);
    return new JsonText(row?.json ?? '[]');
  }

  /**
   * Makes a webhook for what changes from now on. Its secret is in the response and nowhere else.
   * @throws {ValidationFailed} for an address that no message may go to
   * @throws {LimitReached} when the user has as many webhooks as they can
   */
  create({ id: owner, email, token }: User, body: CreateWebhookDto): Promise<NewWebhookDto> {
    this.checkAddress(body.address);
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensureAlone(owner, now);
      const [row] = await this.database.rows<{ count: number }>(COUNT, [owner]);
      if ((row?.count ?? 0) >= perUser) {
        const message = `can't be added: there are already ${perUser} webhooks; remove one first`;
        throw new LimitReached('address', message);
      }
      const [place] = await this.database.rows<{ newest: number }>(NEWEST, [owner]);
      const { number, kind, id: before } = cursorAfter(place?.newest ?? 0, now);
      const [id, secret] = [uuidV7(), newSecret()];
      const { name, address, events } = body;
      await this.database.rows(ADD, [
        ...[owner, id, name, address, events, secret],
        ...[email, new Date((token.issuedAt ?? 0) * 1000), now],
        ...[number, kind, before],
      ]);
      const webhook = (await this.find(owner, id)).parsed();
      return { ...webhook, secret };
    });
  }

  /**
   * Changes a webhook, or turns it on or off.
   * @throws {WebhookNotFound}
   * @throws {ValidationFailed} for an address that no message may go to
   */
  change(
    owner: string,
    id: string,
    { name, address, events, enabled }: ChangeWebhookDto,
  ): Promise<JsonText<WebhookDto>> {
    if (address !== undefined) this.checkAddress(address);
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.database.rows(CHANGE, [owner, id, name ?? null, address ?? null, events ?? null]);
      if (enabled !== undefined) {
        await this.database.rows(enabled ? TURN_ON : TURN_OFF, [owner, id, now]);
      }
      return this.find(owner, id);
    });
  }

  /** @throws {WebhookNotFound} */
  async remove(owner: string, id: string): Promise<void> {
    const gone = await this.database.rows(REMOVE, [owner, id]);
    if (gone.length === 0) throw new WebhookNotFound();
  }

  /**
   * Makes a new secret. For a day, messages are signed with the one before, too.
   * @throws {WebhookNotFound}
   */
  async renewSecret(owner: string, id: string): Promise<WebhookSecretDto> {
    const secret = newSecret();
    const values = [owner, id, secret, this.clock.now()];
    if ((await this.database.rows(NEW_SECRET, values)).length === 0) throw new WebhookNotFound();
    return { secret };
  }

  /** @throws {WebhookNotFound} */
  async deliveries(owner: string, id: string): Promise<JsonText<WebhookDeliveryDto[]>> {
    await this.find(owner, id);
    const [row] = await this.database.rows<{ json: string }>(DELIVERIES, [owner, id]);
    return new JsonText(row?.json ?? '[]');
  }

  /**
   * Sends a test now, also if the webhook is off, and returns what came of it.
   * @throws {WebhookNotFound}
   * @throws {TooManyRequests}
   */
  async test(owner: string, id: string): Promise<JsonText<WebhookDeliveryDto>> {
    await this.find(owner, id);
    await this.count(owner);
    return this.sendNow(owner, id, await this.queue.addTest(owner, id));
  }

  /**
   * Sends a delivery of the log now, with the same ID, and returns what came of it.
   * @throws {WebhookDeliveryNotFound}
   * @throws {TooManyRequests} also while it's being sent
   */
  async sendAgain(
    owner: string,
    id: string,
    deliveryId: string,
  ): Promise<JsonText<WebhookDeliveryDto>> {
    await this.findDelivery(owner, id, deliveryId);
    await this.count(owner);
    return this.sendNow(owner, id, deliveryId);
  }

  private async sendNow(owner: string, id: string, deliveryId: string) {
    const { timeoutMs } = this.sender.way;
    const claimed = await this.queue.claimAgain(owner, id, deliveryId, timeoutMs);
    if (claimed === null) {
      const seconds = String(Math.ceil(timeoutMs / 1000));
      throw new TooManyRequests(seconds, 'This is being sent right now. Wait a moment');
    }
    await this.sender.send(claimed);
    return this.findDelivery(owner, id, deliveryId);
  }

  private async count(owner: string): Promise<void> {
    const { totalHits } = await this.byHand.increment(owner);
    if (totalHits > BY_HAND_PER_MINUTE) throw new TooManyRequests('60');
  }

  private async find(owner: string, id: string): Promise<JsonText<WebhookDto>> {
    const [row] = await this.database.rows<{ json: string }>(FIND_WEBHOOK, [owner, id]);
    if (!row) throw new WebhookNotFound();
    return new JsonText(row.json);
  }

  private async findDelivery(owner: string, id: string, deliveryId: string) {
    const values = [owner, id, deliveryId];
    const [row] = await this.database.rows<{ json: string }>(FIND_DELIVERY, values);
    if (!row) throw new WebhookDeliveryNotFound();
    return new JsonText<WebhookDeliveryDto>(row.json);
  }

  private checkAddress(address: string): void {
    const message = outgoingAddressProblem(address, this.sender.way.loopback);
    if (message !== null) throw new ValidationFailed([{ field: 'address', message }]);
  }
}

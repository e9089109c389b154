import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { Clock } from '../clock.ts';
import { signedMessage } from './webhook-message.ts';
import { postWebhook, type WebhookWay } from './post-webhook.ts';
import { WebhookNotices } from './webhook-notices.ts';
import { type ClaimedDelivery, messageOf, WebhookQueue } from './webhook-queue.ts';

export const WEBHOOK_WAY = Symbol('how messages reach receivers');
export const WEBHOOKS_EVERY_SECONDS = Symbol('seconds between two looks for changes');

/** Deliveries that one process sends at the same time, one per webhook. */
const AT_ONCE = 8;
/** How long a shutdown waits for them. */
const PATIENCE_MS = 8_000;

/** Sends what has changed to receivers. Several processes may run it at the same time. */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(WebhookSender.name);
  private readonly stop = new AbortController();
  private readonly workers = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;
  private stopping = false;

  constructor(
    private readonly queue: WebhookQueue,
    private readonly notices: WebhookNotices,
    private readonly clock: Clock,
    @Inject(WEBHOOK_WAY) readonly way: WebhookWay,
    @Inject(WEBHOOKS_EVERY_SECONDS) private readonly everySeconds: number,
  ) {}

  onApplicationBootstrap(): void {
    if (this.everySeconds === 0) return;
    this.timer = setInterval(() => {
      this.looking ??= this.look().finally(() => (this.looking = null));
    }, this.everySeconds * 1000);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stopping = true;
    const work = Promise.all([this.looking, ...this.workers]);
    await Promise.race([work, delay(PATIENCE_MS, undefined, { ref: false })]);
    // What is cut off here is sent again by the next process when the claim ends.
    this.stop.abort();
  }

  /** Queues what has changed, and starts sending what is due. A slow receiver holds up one worker and nothing else. */
  async look(): Promise<void> {
    try {
      await this.queue.fill();
    } catch (error) {
      // The database may be unavailable; the next look retries.
      this.logger.error(error);
      return;
    }
    while (this.workers.size < AT_ONCE) {
      const worker = this.work()
        .catch((error: unknown) => this.logger.error(error))
        .finally(() => this.workers.delete(worker));
      this.workers.add(worker);
    }
    await this.notices.send().catch((error: unknown) => this.logger.error(error));
  }

  /** Looks once, and waits until everything that is due is sent. */
  async sendDue(): Promise<void> {
    await this.look();
    await Promise.all(this.workers);
  }

  /** Sends one claimed delivery and records the answer. Throws if the database is unavailable; the claim then ends. */
  async send(delivery: ClaimedDelivery): Promise<void> {
    const { address, secrets } = delivery;
    const message = signedMessage(messageOf(delivery), secrets, this.clock.now());
    const began = performance.now();
    const answer = await postWebhook(address, message, this.way, this.stop.signal);
    if (this.stop.signal.aborted) return;
    // The address may contain a secret of the user, so it isn't logged.
    if (answer.failure !== null) this.logger.debug(`A webhook wasn't taken: ${answer.failure}`);
    await this.queue.settle(delivery, answer, performance.now() - began);
  }

  private async work(): Promise<void> {
    while (!this.stopping) {
      const claimed = await this.queue.claim(this.way.timeoutMs);
      if (claimed === null) return;
      await this.send(claimed);
    }
  }
}

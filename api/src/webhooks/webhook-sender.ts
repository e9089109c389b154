import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock } from '../clock.ts';
import { QueueLoop } from '../queue/queue-loop.ts';
import { signedMessage } from './webhook-message.ts';
import { postWebhook, type WebhookWay } from './post-webhook.ts';
import { WebhookNotices } from './webhook-notices.ts';
import { type ClaimedDelivery, messageOf, WebhookQueue } from './webhook-queue.ts';

export const WEBHOOK_WAY = Symbol('how messages reach receivers');
export const WEBHOOKS_EVERY_SECONDS = Symbol('seconds between two looks for changes');

/** Deliveries that one process sends at the same time, one per webhook. */
const AT_ONCE = 8;

/** Sends what has changed to receivers. Several processes may run it at the same time. */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(WebhookSender.name);
  private readonly stop = new AbortController();
  private readonly loop: QueueLoop<ClaimedDelivery>;
  private telling: Promise<void> | null = null;

  constructor(
    private readonly queue: WebhookQueue,
    private readonly notices: WebhookNotices,
    private readonly clock: Clock,
    @Inject(WEBHOOK_WAY) readonly way: WebhookWay,
    @Inject(WEBHOOKS_EVERY_SECONDS) everySeconds: number,
  ) {
    this.loop = new QueueLoop({
      everySeconds,
      atOnce: AT_ONCE,
      fill: () => this.fill(),
      claim: () => this.queue.claim(this.way.timeoutMs),
      run: (delivery) => this.send(delivery),
      logger: this.logger,
    });
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    // What is cut off here is sent again by the next process when the claim ends.
    this.stop.abort();
  }

  /** Looks once, and waits until everything that is due is sent. */
  async sendDue(): Promise<void> {
    await this.loop.runDue();
    await this.telling;
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

  /** Queues what has changed. A slow mail server holds up no message. */
  private async fill(): Promise<void> {
    await this.queue.fill();
    this.telling ??= this.notices
      .send()
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => (this.telling = null));
  }
}

import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { type MailSettings } from '../env.ts';
import { checkMailServer, MailError, reasonOf } from '../mail/mailer.ts';
import { DigestQueue } from './digest-queue.ts';
import { DigestSender, MAIL_SETTINGS } from './digest-sender.ts';

export const DIGEST_EVERY_SECONDS = Symbol('seconds between two looks for daily emails');

/** Emails that one process sends at the same time. */
const AT_ONCE = 3;
/** How long a shutdown waits for them. */
const PATIENCE_MS = 8_000;
const SECOND_MS = 1_000;
/** Pauses between attempts to reach the mail server at startup: it may be starting as well. */
const CHECK_PAUSES_MS = [5_000, 20_000];

/** Sends due emails periodically. Several processes may run it at the same time. */
@Injectable()
export class DigestTimer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DigestTimer.name);
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;
  private readonly workers = new Set<Promise<void>>();
  private stopping = false;
  private hurried = false;

  constructor(
    private readonly queue: DigestQueue,
    private readonly sender: DigestSender,
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings | null,
    @Inject(DIGEST_EVERY_SECONDS) private readonly everySeconds: number,
  ) {}

  onApplicationBootstrap(): void {
    if (this.everySeconds === 0) return;
    void this.check();
    // Emails left by the previous process are sent right away.
    void this.look();
    let waited = 0;
    this.timer = setInterval(() => {
      waited += 1;
      if (waited < this.everySeconds && !this.hurried) return;
      waited = 0;
      this.hurried = false;
      void this.look();
    }, SECOND_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stopping = true;
    // A mail server may be slower than the shutdown. The next process sends what it hasn't received.
    const work = Promise.all([this.looking, ...this.workers]);
    await Promise.race([work, delay(PATIENCE_MS, undefined, { ref: false })]);
  }

  /**
   * Makes this process look within a second, if its timer runs. It doesn't look immediately, because the caller may
   * be inside the transaction that stores the email.
   */
  hurry(): void {
    this.hurried = true;
  }

  /** Logs at startup if email can't be sent with these settings, long before the first one is due. */
  private async check(): Promise<void> {
    const { settings } = this;
    if (settings === null) return;
    for (const pause of [...CHECK_PAUSES_MS, null]) {
      try {
        return await checkMailServer(settings);
      } catch (error) {
        if (this.stopping) return;
        if (pause === null || (error instanceof MailError && error.isPermanent)) {
          this.logger.error(`No email can be sent with SMTP_URL: ${reasonOf(error)}`);
          return;
        }
        await delay(pause, undefined, { ref: false });
      }
    }
  }

  /** Looks now, unless a look is already running. */
  private look(): Promise<void> {
    this.looking ??= this.once().finally(() => (this.looking = null));
    return this.looking;
  }

  /** An email that a slow mail server holds up blocks one worker and nothing else. */
  private async once(): Promise<void> {
    try {
      await this.queue.settleHandedOver();
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
  }

  private async work(): Promise<void> {
    while (!this.stopping) {
      const claimed = await this.queue.claim();
      if (claimed === null) return;
      await this.sender.send(claimed).catch((error: unknown) => this.logger.error(error));
    }
  }
}

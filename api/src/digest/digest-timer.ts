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
/** Pauses between the attempts to reach the mail server at the start: it may be starting as well. */
const CHECK_PAUSES_MS = [5_000, 20_000];

/** Sends the daily emails that are due, again and again. Any number of processes may do so at the same time. */
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
    // What the process before this one left is not made to wait.
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
    // A mail server may take longer than a shutdown. What it has not got is sent by the next process.
    const work = Promise.all([this.looking, ...this.workers]);
    await Promise.race([work, delay(PATIENCE_MS, undefined, { ref: false })]);
  }

  /**
   * Lets this process look within a second, if it looks at all. It does not look here and now: the caller
   * may be in the middle of the transaction that stores what is to be found.
   */
  hurry(): void {
    this.hurried = true;
  }

  /** Logs that no email can leave with these settings, long before the first one should. */
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

  /** Looks now, unless this process is looking already. */
  private look(): Promise<void> {
    this.looking ??= this.once().finally(() => (this.looking = null));
    return this.looking;
  }

  /** An email that a slow mail server holds up takes the place of one worker, and stops nothing else. */
  private async once(): Promise<void> {
    try {
      await this.queue.settleHandedOver();
      await this.queue.fill();
    } catch (error) {
      // The database may be away; the next look finds what this one left.
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

import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { DigestQueue } from './digest-queue.ts';
import { DigestSender } from './digest-sender.ts';

export const DIGEST_EVERY_SECONDS = Symbol('seconds between two looks for daily emails');

/** Emails that one process sends at the same time. */
const AT_ONCE = 3;
/** How long a shutdown waits for them. */
const PATIENCE_MS = 8_000;
const SECOND_MS = 1_000;

/** Sends the daily emails that are due, again and again. Any number of processes may do so at the same time. */
@Injectable()
export class DigestTimer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DigestTimer.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private stopping = false;
  private hurried = false;

  constructor(
    private readonly queue: DigestQueue,
    private readonly sender: DigestSender,
    @Inject(DIGEST_EVERY_SECONDS) private readonly everySeconds: number,
  ) {}

  onApplicationBootstrap(): void {
    if (this.everySeconds === 0) return;
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
    await Promise.race([this.running, delay(PATIENCE_MS, undefined, { ref: false })]);
  }

  /**
   * Lets this process look within a second, if it looks at all. It does not look here and now: the caller
   * may be in the middle of the transaction that stores what is to be found.
   */
  hurry(): void {
    this.hurried = true;
  }

  /** Looks now, unless this process is looking already. */
  private look(): Promise<void> {
    this.running ??= this.once().finally(() => (this.running = null));
    return this.running;
  }

  private async once(): Promise<void> {
    try {
      await this.queue.settleHandedOver();
      await this.queue.fill();
      await Promise.all(Array.from({ length: AT_ONCE }, () => this.work()));
    } catch (error) {
      // The database may be away; the next look finds what this one left.
      this.logger.error(error);
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

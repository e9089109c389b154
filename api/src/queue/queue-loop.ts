import { type LoggerService } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a shutdown waits for work under way. */
const PATIENCE_MS = 8_000;
const SECOND_MS = 1_000;

interface QueueLoopOptions<Job> {
  /** The time between two looks; 0 leaves them to other processes. */
  everySeconds: number;
  /** Jobs that this process does at the same time. */
  atOnce: number;
  /** Puts what is due into the queue. */
  fill: () => Promise<void>;
  /** Claims the next job; null if there is none. */
  claim: () => Promise<Job | null>;
  /** Does a claimed job. If it throws, the claim ends by itself. */
  run: (job: Job) => Promise<void>;
  logger: Pick<LoggerService, 'error'>;
}

/**
 * Works through a queue in Postgres: looks for what is due every few seconds, and does several jobs at the same time.
 * Several processes may do so. A slow job holds up one worker and nothing else.
 */
export class QueueLoop<Job> {
  private readonly workers = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;
  private hurried = false;
  private isStopping = false;

  constructor(private readonly options: QueueLoopOptions<Job>) {}

  /** Starts looking, now and from time to time. */
  start(): void {
    const { everySeconds } = this.options;
    if (everySeconds === 0) return;
    // What the previous process left is done right away.
    void this.look();
    let waited = 0;
    this.timer = setInterval(() => {
      waited += 1;
      if (waited < everySeconds && !this.hurried) return;
      waited = 0;
      this.hurried = false;
      void this.look();
    }, SECOND_MS);
    this.timer.unref();
  }

  /**
   * Makes this process look within a second, if it looks at all. It doesn't look immediately, because the caller may be
   * inside the transaction that stores the job.
   */
  hurry(): void {
    this.hurried = true;
  }

  /** Looks now, unless a look is already running. */
  look(): Promise<void> {
    this.looking ??= this.once().finally(() => (this.looking = null));
    return this.looking;
  }

  /** Looks once, and waits until everything that is due is done. */
  async runDue(): Promise<void> {
    await this.look();
    await Promise.all(this.workers);
  }

  /** Stops looking, and waits for a while for what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    const work = Promise.all([this.looking, ...this.workers]);
    await Promise.race([work, delay(PATIENCE_MS, undefined, { ref: false })]);
  }

  private async once(): Promise<void> {
    const { fill, atOnce, logger } = this.options;
    try {
      await fill();
    } catch (error) {
      // The database may be unavailable; the next look retries.
      logger.error(error);
      return;
    }
    while (this.workers.size < atOnce) {
      const worker = this.work()
        .catch((error: unknown) => logger.error(error))
        .finally(() => this.workers.delete(worker));
      this.workers.add(worker);
    }
  }

  private async work(): Promise<void> {
    const { claim, run, logger } = this.options;
    while (!this.isStopping) {
      const job = await claim();
      if (job === null) return;
      await run(job).catch((error: unknown) => logger.error(error));
    }
  }
}

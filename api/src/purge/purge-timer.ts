import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { SettlePlansService } from '../attention/settle-plans.service.ts';
import { AdoptPlansService } from '../interactions/adopt-plans.service.ts';
import { PurgeService } from './purge.service.ts';

export const PURGE_EVERY_SECONDS = Symbol('seconds between two purges');

/** Runs the purge and updates past plans periodically. Any number of processes can do so concurrently. */
@Injectable()
export class PurgeTimer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PurgeTimer.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;

  constructor(
    private readonly purge: PurgeService,
    private readonly plans: SettlePlansService,
    private readonly adopting: AdoptPlansService,
    @Inject(PURGE_EVERY_SECONDS) private readonly everySeconds: number,
  ) {}

  onApplicationBootstrap(): void {
    if (this.everySeconds === 0) return;
    this.timer = setInterval(() => this.tick(), this.everySeconds * 1000);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private tick(): void {
    this.running ??= this.once().finally(() => (this.running = null));
  }

  private async once(): Promise<void> {
    try {
      await this.purge.run();
      await this.plans.run();
      await this.adopting.run();
    } catch (error) {
      // The database may be unavailable; the next run continues.
      this.logger.error(error);
    }
  }
}

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
import { QueueLoop } from '../queue/queue-loop.ts';
import { type ClaimedEmail, DigestQueue } from './digest-queue.ts';
import { DigestSender, MAIL_SETTINGS } from './digest-sender.ts';

export const DIGEST_EVERY_SECONDS = Symbol('seconds between two looks for daily emails');

/** Emails that one process sends at the same time. */
const AT_ONCE = 3;
/** Pauses between attempts to reach the mail server at startup: it may be starting as well. */
const CHECK_PAUSES_MS = [5_000, 20_000];

/** Sends due emails periodically. Several processes may run it at the same time. */
@Injectable()
export class DigestTimer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DigestTimer.name);
  private readonly loop: QueueLoop<ClaimedEmail>;
  private stopping = false;

  constructor(
    private readonly queue: DigestQueue,
    private readonly sender: DigestSender,
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings | null,
    @Inject(DIGEST_EVERY_SECONDS) private readonly everySeconds: number,
  ) {
    this.loop = new QueueLoop({
      everySeconds,
      atOnce: AT_ONCE,
      fill: async () => {
        await this.queue.settleHandedOver();
        await this.queue.fill();
      },
      claim: () => this.queue.claim(),
      run: (email) => this.sender.send(email),
      logger: this.logger,
    });
  }

  onApplicationBootstrap(): void {
    if (this.everySeconds === 0) return;
    void this.check();
    this.loop.start();
  }

  /** A mail server may be slower than the shutdown. The next process sends what it hasn't received. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.loop.stop();
  }

  /** Makes this process look within a second. */
  hurry(): void {
    this.loop.hurry();
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
}

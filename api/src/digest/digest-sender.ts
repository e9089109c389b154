import { Inject, Injectable, Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { Clock } from '../clock.ts';
import { type MailSettings } from '../env.ts';
import { MailError, MailStopped, reasonOf, sendEmail } from '../mail/mailer.ts';
import { TodayService } from '../today/today.service.ts';
import { type ClaimedEmail, DigestQueue, LEASE_SECONDS } from './digest-queue.ts';
import { digestEmail } from './digest-email.ts';
import { composeDigest, NOTHING_TODAY } from './domain/compose-digest.ts';
import { knownTimeZone, LATEST_MS } from './domain/schedule.ts';

export const MAIL_SETTINGS = Symbol('how email leaves; null where none is sent');

/** While the database is away, a process tries this often to note that the mail server said no. */
const NOTE_ATTEMPTS = 60;
const NOTE_WAIT_MS = 1_000;

/** Sends one claimed email, or settles why it is not sent. */
@Injectable()
export class DigestSender {
  private readonly logger = new Logger(DigestSender.name);

  constructor(
    private readonly queue: DigestQueue,
    private readonly today: TodayService,
    private readonly clock: Clock,
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings | null,
  ) {}

  /** Never throws for what becomes of the email. It throws while the database is away; the claim then ends by itself. */
  async send(claimed: ClaimedEmail): Promise<void> {
    const { settings } = this;
    if (settings === null || !claimed.enabled || claimed.email === null) {
      await this.queue.settle(claimed, 'off');
      return;
    }
    const isByHand = claimed.number > 0;
    if (this.clock.now().getTime() - claimed.dueAt.getTime() > LATEST_MS) {
      await this.queue.settle(claimed, 'late');
      return;
    }
    const timeZone = knownTimeZone(claimed.timeZone);
    const day = await this.today.find(claimed.owner, timeZone);
    const content = composeDigest(day, {
      timeZone,
      hourCycle: claimed.hourCycle,
      appUrl: settings.appUrl,
    });
    if (content === null && !isByHand) {
      await this.queue.settle(claimed, 'nothing');
      return;
    }
    const email = digestEmail(content ?? NOTHING_TODAY, {
      owner: claimed.owner,
      to: claimed.email,
      day: claimed.day,
      number: claimed.number,
      unsubscribeKey: claimed.unsubscribeKey,
      settings,
      dueAt: claimed.dueAt,
    });
    const beat = setInterval(
      () => void this.queue.renew(claimed).catch(() => undefined),
      (LEASE_SECONDS * 1000) / 3,
    );
    try {
      await sendEmail(settings, email, {
        mayComplete: () => this.queue.mayComplete(claimed),
        // Without this note, the email is sent again if this process dies now.
        completed: () => void this.queue.handedOver(claimed).catch(() => undefined),
      });
    } catch (error) {
      await this.note(() => this.afterFailure(claimed, error));
      return;
    } finally {
      clearInterval(beat);
    }
    await this.note(() => this.queue.sent(claimed));
  }

  private async afterFailure(claimed: ClaimedEmail, error: unknown): Promise<void> {
    // Turned off, another address, or taken over by another process: the next process to claim it sees which.
    if (error instanceof MailStopped) {
      await this.queue.retryLater(claimed);
      return;
    }
    const isPermanent = error instanceof MailError && error.isPermanent;
    this.logger.warn(
      `An email was ${isPermanent ? 'refused' : 'not accepted'}: ${reasonOf(error)}`,
    );
    if (isPermanent) await this.queue.settle(claimed, 'refused');
    else await this.queue.retryLater(claimed);
  }

  /** What has happened outside has to be noted, even if the database is away for a moment. */
  private async note(work: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await work();
        return;
      } catch (error) {
        if (attempt === NOTE_ATTEMPTS) throw error;
        await delay(NOTE_WAIT_MS, undefined, { ref: false });
      }
    }
  }
}

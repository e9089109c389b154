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

/** How often to retry recording the mail server's response while the database is unavailable. */
const NOTE_ATTEMPTS = 60;
const NOTE_WAIT_MS = 1_000;

/** Sends one claimed email, or settles it with the reason why it isn't sent. */
@Injectable()
export class DigestSender {
  private readonly logger = new Logger(DigestSender.name);

  constructor(
    private readonly queue: DigestQueue,
    private readonly today: TodayService,
    private readonly clock: Clock,
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings | null,
  ) {}

  /** Doesn't throw if the email can't be sent. Throws if the database is unavailable; the claim then expires. */
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
        // If this isn't recorded and the process dies, the email is sent again.
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
    // Turned off, moved to another address, or taken over by another process. The next claim finds out which.
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

  /** Retries, because what happened outside of the database must be recorded even if it's briefly unavailable. */
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

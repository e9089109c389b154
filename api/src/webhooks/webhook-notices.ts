import { Inject, Injectable, Logger } from '@nestjs/common';
import { type WebhookOffReason } from '@rapport/contracts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { type MailSettings } from '../env.ts';
import { MailError, reasonOf, sendEmail } from '../mail/mailer.ts';
import { offEmail } from './domain/off-email.ts';

export const WEBHOOK_MAIL = Symbol('how email leaves; null where none is sent');

/** Longer than a mail server may take; another process sends the email after it. */
const LEASE_MS = 600_000;
/** How long to try, in hours. */
const HOURS = 12;

/** Claims an email that says that a webhook was turned off; $2 is the end of the claim. */
const CLAIM = `WITH due AS (
    SELECT w.user_profile_id, w.id FROM rapport.webhooks w
    WHERE w.tell_at <= $1 AND NOT w.enabled LIMIT 1 FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE rapport.webhooks w SET tell_at = $2 FROM due
    WHERE w.user_profile_id = due.user_profile_id AND w.id = due.id
    RETURNING w.user_profile_id AS owner, w.id, w.name, w.email, w.off_reason AS reason, w.off_at AS "offAt")
  SELECT * FROM claimed`;

const TOLD = `UPDATE rapport.webhooks SET tell_at = NULL
  WHERE user_profile_id = $1 AND id = $2 AND tell_at = $3`;

interface Notice {
  owner: string;
  id: string;
  name: string;
  email: string | null;
  reason: WebhookOffReason;
  offAt: Date;
}

/** The emails that say that a webhook was turned off. */
@Injectable()
export class WebhookNotices {
  private readonly logger = new Logger(WebhookNotices.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(WEBHOOK_MAIL) private readonly settings: MailSettings | null,
  ) {}

  /** Sends those that are due. One that the mail server doesn't take is tried again for twelve hours. */
  async send(): Promise<void> {
    const { settings } = this;
    if (settings === null) return;
    for (;;) {
      const now = this.clock.now();
      const until = new Date(now.getTime() + LEASE_MS);
      const [notice] = await this.database.rows<Notice>(CLAIM, [now, until]);
      if (!notice) return;
      const isOver = now.getTime() - notice.offAt.getTime() > HOURS * 3_600_000;
      if (isOver || (await this.isSettled(notice, settings))) {
        await this.database.rows(TOLD, [notice.owner, notice.id, until]);
      }
    }
  }

  private async isSettled(notice: Notice, settings: MailSettings): Promise<boolean> {
    const { email: to, name, reason, id, offAt } = notice;
    if (to === null) return true;
    const email = offEmail({ to, name, reason, id, offAt }, settings);
    try {
      await sendEmail(settings, email, {
        mayComplete: () => Promise.resolve(true),
        completed: () => undefined,
      });
      return true;
    } catch (error) {
      this.logger.warn(`An email about a webhook wasn't accepted: ${reasonOf(error)}`);
      return error instanceof MailError && error.isPermanent;
    }
  }
}

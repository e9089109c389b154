import { randomUUID } from 'node:crypto';

/** A mail that was not sent but kept, to be read on this machine. */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The link to follow, when there is one. */
  link: string | null;
  /** When it was written, ISO 8601. */
  sentAt: string;
};

/** What the library hands over to be sent. */
export type OutgoingMail = { to: string; subject: string; text?: string | undefined };

const KEPT = 200;

/** Texts by the kind of link; the library's own name another product. */
const TEXTS: Partial<Record<string, { subject: string; text: string }>> = {
  signup: {
    subject: 'Confirm your Rapport account',
    text: 'Somebody signed up for Rapport with this address. If it was you, open the link within an hour to confirm it. If not, there is nothing to do.',
  },
  email_change: {
    subject: 'Confirm your new address for Rapport',
    text: 'The address of your Rapport account is about to change. Open the link within an hour to confirm it. If you did not ask for this, there is nothing to do.',
  },
};

/** Keeps the newest mails in memory; one that is lost with a restart can be asked for again. */
export class Mailbox {
  #mails: Mail[] = [];

  /**
   * Takes a mail in and sends its link to the right place.
   *
   * @param returnTo where the link brings the person in the end
   */
  deliver(mail: OutgoingMail, returnTo: string): void {
    const found = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(mail.text ?? '')?.[0];
    const link = found === undefined ? undefined : new URL(found);
    link?.searchParams.set('redirect_to', returnTo);
    const own = TEXTS[link?.searchParams.get('type') ?? ''];
    const written: Mail = {
      id: randomUUID(),
      to: mail.to,
      subject: own?.subject ?? mail.subject,
      text: own?.text ?? mail.text ?? '',
      link: link?.href ?? null,
      sentAt: new Date().toISOString(),
    };
    this.#mails = [written, ...this.#mails].slice(0, KEPT);
  }

  /** Newest first; only those to one address when it is given. */
  list(to: string | null): Mail[] {
    const address = to?.toLowerCase();
    return address === undefined
      ? this.#mails
      : this.#mails.filter((mail) => mail.to.toLowerCase() === address);
  }
}

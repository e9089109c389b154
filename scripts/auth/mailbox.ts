import { randomUUID } from 'node:crypto';
import { type CodeKind } from './mailed-codes.ts';

/** An email that is stored here instead of being sent, to be read on this machine. */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The link to follow, if there is one. */
  link: string | null;
  /** The code to type instead, if there is one. */
  code: string | null;
  /** Time of writing, ISO 8601. */
  sentAt: string;
  /** Parts of an email that arrived by SMTP. */
  received?: ReceivedParts;
};

type ReceivedParts = {
  html: string | null;
  messageId: string | null;
  /** One-click address to unsubscribe from such emails, from the header List-Unsubscribe. */
  unsubscribe: string | null;
};

/** An email that the library wants to send. */
export type OutgoingMail = { to: string; subject: string; text?: string | undefined };

const MOST_MAILS = 200;

/** Subject and text of an email. */
type Words = { subject: string; text: string };

/** Texts by the kind of link; those of the library contain the name of another product. */
const TEXTS: Partial<Record<string, Words>> = {
  signup: {
    subject: 'Confirm your Rapport account',
    text: 'Someone signed up for Rapport with this address. If it was you, open the link within an hour to confirm it. If not, ignore this email.',
  },
  email_change: {
    subject: 'Confirm your new address for Rapport',
    text: 'This is to become the address of a Rapport account. It does when this link and the one in our email to the old address are opened within an hour. If you did not ask for this, ignore this email.',
  },
  recovery: {
    subject: 'Choose a new password for Rapport',
    text: 'Someone asked to set a new password for your Rapport account. If it was you, open the link within an hour. It signs you in. If not, ignore this email.',
  },
  magiclink: {
    subject: 'Sign in to Rapport',
    text: 'Someone asked to sign in to Rapport with this address. If it was you, open the link within an hour. If not, ignore this email.',
  },
};

/** The email to the old address of a change. */
const OLD_ADDRESS: Words = {
  subject: 'Your address for Rapport is about to change',
  text: 'Someone who is signed in to your Rapport account asked for another address. It changes when this link and the one in our email to the new address are opened within an hour. If it was not you, do not open the link, and change your password.',
};

/** An email without a link, for a code that is typed on the page that requested it. */
const REAUTHENTICATION: Words = {
  subject: 'Your code for Rapport',
  text: 'Someone who is signed in to your Rapport account asked for a code. If it was you, enter it there within an hour. If not, change your password.',
};

/** Emails that only notify. */
const NOTES = {
  signup_known: {
    subject: 'You already have a Rapport account',
    text: 'Someone signed up for Rapport with this address, which already has an account. If it was you, sign in instead. If not, ignore this email: nothing has changed.',
  },
  email_change_known: {
    subject: 'Someone wants to use your address',
    text: 'Someone asked to use this address for another Rapport account. It belongs to yours, so nothing has changed. Ignore this email.',
  },
} satisfies Record<string, Words>;

/** An email with a link and a code that this service writes instead of the library. */
export type CodeMail = {
  to: string;
  type: CodeKind;
  code: string;
  tokenHash: string;
  publicUrl: string;
  /** True for the old address of a change. */
  isOld?: boolean;
};

/** Keeps the newest emails in memory; one that is lost on a restart can be requested again. */
export class Mailbox {
  #mails: Mail[] = [];

  /**
   * Stores an email and replaces the target of its link.
   *
   * @param returnTo the page that the link leads to in the end
   * @param words replace those for the kind of its link
   */
  deliver(mail: OutgoingMail, returnTo: string, words?: Words): void {
    const found = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(mail.text ?? '')?.[0];
    const link = found === undefined ? undefined : new URL(found);
    link?.searchParams.set('redirect_to', returnTo);
    const code = /(?:code: |code is: |to continue: )(\d+)/.exec(mail.text ?? '')?.[1] ?? null;
    const own =
      words ??
      (link || code === null ? TEXTS[link?.searchParams.get('type') ?? ''] : REAUTHENTICATION);
    this.#keep({
      to: mail.to,
      subject: own?.subject ?? mail.subject,
      text: own?.text ?? mail.text ?? '',
      link: link?.href ?? null,
      code,
    });
  }

  /** Writes an email with a link and a code, as the library would. */
  deliverCode(
    { to, type, code, tokenHash, publicUrl, isOld = false }: CodeMail,
    returnTo: string,
  ): void {
    const link = `${publicUrl}/auth/v1/verify?token=${tokenHash}&type=${type}`;
    const mail = { to, subject: '', text: `Confirm with this code: ${code}\n${link}` };
    this.deliver(mail, returnTo, isOld ? OLD_ADDRESS : undefined);
  }

  /** Writes an email that only notifies. */
  note(to: string, kind: keyof typeof NOTES): void {
    this.#keep({ to, ...NOTES[kind], link: null, code: null });
  }

  /**
   * Stores an email that another program on this machine sent. Like many mailboxes, it drops a copy: an email to
   * the same address with a known Message-ID.
   */
  receive({
    to,
    subject,
    text,
    ...received
  }: Pick<Mail, 'to' | 'subject' | 'text'> & ReceivedParts): void {
    const { messageId } = received;
    const isHere = (mail: Mail) => mail.to === to && mail.received?.messageId === messageId;
    if (messageId !== null && this.#mails.some(isHere)) return;
    this.#keep({ to, subject, text, link: null, code: null, received });
  }

  #keep(mail: Omit<Mail, 'id' | 'sentAt'>): void {
    const written = { id: randomUUID(), ...mail, sentAt: new Date().toISOString() };
    this.#mails = [written, ...this.#mails].slice(0, MOST_MAILS);
  }

  /** Returns the emails, newest first; with an address, only those sent to it. */
  list(to: string | null): Mail[] {
    const address = to?.toLowerCase();
    return address === undefined
      ? this.#mails
      : this.#mails.filter((mail) => mail.to.toLowerCase() === address);
  }
}

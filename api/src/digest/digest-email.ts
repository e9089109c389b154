import { createHash } from 'node:crypto';
import { type MailSettings } from '../env.ts';
import { type Email } from '../mail/mailer.ts';
import { type DigestContent } from './domain/compose-digest.ts';
import { digestHtml, digestText } from './domain/digest-email-texts.ts';

/** The path of unsubscribe links in the daily email, relative to the API's origin. */
export const UNSUBSCRIBE_PATH = 'unsubscribe';

interface Recipient {
  owner: string;
  to: string;
  /** The local day of the email, and its number on that day. */
  day: string;
  number: number;
  unsubscribeKey: string;
  settings: MailSettings;
  /** When the email was due. */
  dueAt: Date;
}

/** The key is in the query, which is never logged. */
function unsubscribeUrl(apiUrl: string, owner: string, key: string): string {
  const query = new URLSearchParams({ person: owner, key });
  return `${apiUrl}/${UNSUBSCRIBE_PATH}?${query.toString()}`;
}

/** Composes the email of a day. Each retry has the same Message-ID and date, so mailboxes can drop duplicates. */
export function digestEmail(content: DigestContent, recipient: Recipient): Email {
  const { owner, to, day, number, unsubscribeKey, settings, dueAt } = recipient;
  const links = {
    unsubscribe: unsubscribeUrl(settings.apiUrl, owner, unsubscribeKey),
    today: `${settings.appUrl}/contacts`,
    settings: `${settings.appUrl}/settings/notifications`,
  };
  const host = settings.from.slice(settings.from.lastIndexOf('@') + 1);
  const id = createHash('sha256').update(`${owner} ${day} ${number}`).digest('hex').slice(0, 32);
  return {
    from: settings.from,
    to,
    subject: content.subject,
    text: digestText(content, links),
    html: digestHtml(content, links),
    messageId: `digest.${day}.${id}@${host}`,
    date: dueAt,
    unsubscribeUrl: links.unsubscribe,
  };
}

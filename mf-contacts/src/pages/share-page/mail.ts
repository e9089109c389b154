import type { Address, Email, Mailbox } from 'postal-mime';

/** A file of one mail. Its attachments and pictures are ignored. */
export interface Mail {
  subject: string;
  /** When it was sent; null if the mail doesn't say. */
  sentAt: Date | null;
  text: string;
  /** The sender and the recipients, each address once. */
  people: readonly Mailbox[];
}

/** More characters than anyone marks, so that a screen can show the text. */
const MOST_TEXT = 100_000;

/** Reads a mail; null if the file is something else. */
export async function readMail(file: File): Promise<Mail | null> {
  const { default: PostalMime } = await import('postal-mime');
  const email = await PostalMime.parse(file).catch(() => null);
  if (email === null || (email.from === undefined && email.date === undefined)) return null;
  const people = [email.from, email.sender, ...(email.to ?? []), ...(email.cc ?? [])];
  return {
    subject: email.subject?.trim() ?? '',
    sentAt: sentAt(email),
    text: tidied(email.text ?? textOfHtml(email.html ?? '')).slice(0, MOST_TEXT),
    people: [...new Map(people.flatMap(mailboxesOf).map((box) => [box.address, box])).values()],
  };
}

function sentAt({ date = '' }: Email): Date | null {
  const sent = new Date(date);
  return Number.isNaN(sent.getTime()) ? null : sent;
}

function mailboxesOf(person: Address | undefined): Mailbox[] {
  const boxes = person?.group ?? (person?.address === undefined ? [] : [person]);
  return boxes
    .map(({ name, address }) => ({ name, address: address.toLowerCase() }))
    .filter(({ address }) => address.includes('@'));
}

const LINES = 'p, div, tr, li, h1, h2, h3, h4, h5, h6, blockquote, pre, table';

/** The words of a page. A parsed document runs no scripts and loads no pictures. */
function textOfHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of parsed.querySelectorAll('head, script, style, template, title'))
    hidden.remove();
  // Line breaks in the source are spaces.
  const texts = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    text.nodeValue = text.nodeValue?.replace(/\s+/g, ' ') ?? '';
  }
  for (const end of parsed.querySelectorAll('br')) end.replaceWith('\n');
  for (const cell of parsed.querySelectorAll('td, th')) cell.append(' ');
  for (const line of parsed.querySelectorAll(LINES)) {
    line.before('\n');
    line.append('\n');
  }
  return parsed.body.textContent;
}

function tidied(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

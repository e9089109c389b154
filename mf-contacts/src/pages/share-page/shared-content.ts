import { MOST_SHARED_BYTES, SHARE_PATH } from '@rapport/contracts';

/** What another app has shared, by what happens to it. */
export interface SharedContent {
  title: string;
  /** With the link, if there is one. */
  text: string;
  /** Contact cards, all in one file; null without one. */
  cards: File | null;
  calendars: readonly File[];
  mails: readonly File[];
  /** The contact on whose page the files were dropped. */
  contactId: string | null;
  /** The names of files of other kinds. */
  otherFiles: readonly string[];
}

interface Dropped {
  files: readonly File[];
  /** The contact on whose page they were dropped. */
  contactId: string | null;
  userId: string | undefined;
}

/** Files that were dropped on a page. */
let given: Dropped | null = null;
/** Whether the service worker has something. */
let isKept = false;

/** Hands over files that were dropped, and returns the reason if that's impossible. */
export function giveShared(dropped: Dropped): 'too-large' | null {
  const isTooLarge = dropped.files.reduce((size, file) => size + file.size, 0) > MOST_SHARED_BYTES;
  given = isTooLarge ? null : dropped;
  return isTooLarge ? 'too-large' : null;
}

/** Whether a file is a contact card, a calendar, or a mail. */
export const isShareable = (file: File) => isCard(file) || isCalendar(file) || isMail(file);

/** Reads what was shared; null if there's nothing. */
export async function readShared(userId: string | undefined): Promise<SharedContent | null> {
  if (given !== null && given.userId === userId) {
    const form = new FormData();
    for (const file of given.files) form.append('files', file);
    return contentOf(form, given.contactId);
  }
  // The service worker answers; without one, a page of the shell does.
  const response = await fetch(SHARE_PATH);
  const type = response.headers.get('Content-Type') ?? '';
  isKept = response.ok && type.startsWith('multipart/');
  if (!isKept) return null;
  const form = await response.formData();
  return contentOf(form, null);
}

/** Discards what was read. If files were dropped, what another app has shared is still there. */
export async function discardShared(): Promise<void> {
  if (given !== null) given = null;
  else if (isKept) await fetch(SHARE_PATH, { method: 'DELETE' });
}

/**
 * Sorts the fields and files of a share, or of several that weren't handled yet. Apps put a link in the text, in its own
 * field, or in both.
 */
export async function contentOf(form: FormData, contactId: string | null): Promise<SharedContent> {
  const fields = (name: string) =>
    form.getAll(name).flatMap((value) => (typeof value === 'string' ? value.trim() || [] : []));
  const [title = '', ...otherTitles] = fields('title');
  const [texts, links] = [fields('text'), fields('url')];
  const said = [...otherTitles, ...texts];
  const sent = form.getAll('files').filter((file) => file instanceof File);
  // A form without files sends an empty one.
  const files = sent.filter(({ name }) => name !== '');
  const plain = await Promise.all(files.filter(isPlainText).map((file) => file.text()));
  const newLinks = links.filter((link) => !texts.some((text) => text.includes(link)));
  const parts = [...said, ...newLinks, ...plain.map((each) => each.trim())];
  const cards = files.filter(isCard);
  return {
    title,
    text: parts.filter((part) => part !== '').join('\n\n'),
    cards: cards.length > 0 ? joined(cards) : null,
    calendars: files.filter(isCalendar),
    mails: files.filter(isMail),
    contactId,
    otherFiles: files
      .filter((file) => !isShareable(file) && !isPlainText(file))
      .map(({ name }) => name),
  };
}

function joined(cards: readonly File[]): File {
  const lines = cards.flatMap((card) => [card, '\r\n']);
  return new File(lines, cards[0]?.name ?? 'contacts.vcf', { type: 'text/vcard' });
}

const isCard = ({ name, type }: File) => /\.(vcf|vcard)$/i.test(name) || /vcard$/i.test(type);
const isCalendar = ({ name, type }: File) => /\.ics$/i.test(name) || type === 'text/calendar';
const isMail = ({ name, type }: File) => /\.eml$/i.test(name) || type === 'message/rfc822';
const isPlainText = (file: File) =>
  !isShareable(file) && (file.type === 'text/plain' || /\.txt$/i.test(file.name));

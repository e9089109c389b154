/** What another app has shared, by what happens to it. */
export interface SharedContent {
  title: string;
  /** With the link, if there is one. */
  text: string;
  /** Contact cards, all in one file; null without one. */
  cards: File | null;
  calendars: readonly File[];
  /** The names of files that are neither. */
  otherFiles: readonly string[];
}

/** The service worker answers here; without one, the page of the shell does. */
const SHARE_PATH = '/share';

/** As in the service worker. */
const MOST_BYTES = 5_000_000;

/** Files that were dropped on a page. */
let given: FormData | null = null;
/** Whether the service worker has something. */
let isKept = false;

/** Hands over files that were dropped, and returns the reason if that's impossible. */
export function giveShared(files: readonly File[]): 'too-large' | null {
  given = new FormData();
  for (const file of files) given.append('files', file);
  if (files.reduce((size, file) => size + file.size, 0) <= MOST_BYTES) return null;
  given = null;
  return 'too-large';
}

/** Whether a file is a contact card or a calendar. */
export const isShareable = (file: File) => isCard(file) || isCalendar(file);

/** Reads what was shared; null if there's nothing. */
export async function readShared(): Promise<SharedContent | null> {
  if (given !== null) return contentOf(given);
  const response = await fetch(SHARE_PATH);
  const type = response.headers.get('Content-Type') ?? '';
  isKept = response.ok && type.startsWith('multipart/');
  if (!isKept) return null;
  return contentOf(await response.formData());
}

/** Discards what was shared. */
export async function discardShared(): Promise<void> {
  given = null;
  if (isKept) await fetch(SHARE_PATH, { method: 'DELETE' });
}

/** Sorts the fields and files of a share. Apps put a link in the text, in its own field, or in both. */
export async function contentOf(form: FormData): Promise<SharedContent> {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [text, url] = [field('text'), field('url')];
  const files = form.getAll('files').filter((file) => file instanceof File);
  const plain = await Promise.all(files.filter(isPlainText).map((file) => file.text()));
  const parts = [text, text.includes(url) ? '' : url, ...plain.map((each) => each.trim())];
  const cards = files.filter(isCard);
  return {
    title: field('title'),
    text: parts.filter((part) => part !== '').join('\n\n'),
    cards: cards.length > 0 ? joined(cards) : null,
    calendars: files.filter(isCalendar),
    otherFiles: files
      .filter((file) => !isCard(file) && !isCalendar(file) && !isPlainText(file))
      .map(({ name }) => name),
  };
}

function joined(cards: readonly File[]): File {
  const lines = cards.flatMap((card) => [card, '\r\n']);
  return new File(lines, cards[0]?.name ?? 'contacts.vcf', { type: 'text/vcard' });
}

const isCard = ({ name, type }: File) => /\.(vcf|vcard)$/i.test(name) || /vcard$/i.test(type);
const isCalendar = ({ name, type }: File) => /\.ics$/i.test(name) || type === 'text/calendar';
const isPlainText = (file: File) =>
  !isCard(file) && !isCalendar(file) && (file.type === 'text/plain' || /\.txt$/i.test(file.name));

import { type EmailKind, isEmailAddress, isPhoneNumber, type PhoneKind } from '@rapport/contracts';
import { cleanAddress, cleanLine } from './clean-text.ts';
import { kindOfWords } from './header/read-header.ts';

/** Fewer digits are an extension or the end of a number, not a second number. */
const LEAST_DIGITS = 7;
/** "Mobile: +44 …" and "+44 … (mobile)". */
const WORD_BEFORE = /^([\p{L}. ]{1,20}):\s*/u;
const WORD_BEHIND = /\s*\(([\p{L}. ]{1,20})\)$/u;

/** A phone number in a cell, with the kind written next to it. */
interface WrittenPhone {
  value: string;
  /** Empty if the cell names none. */
  kind: string;
}

/** The kind of a phone from other programs' words. A fax is `other`. */
export function phoneKindOf(words: string): PhoneKind {
  if (isFax(words)) return 'other';
  if (/mobile|cell|mobil|handy|iphone|m[oó]vil/i.test(words)) return 'mobile';
  if (/work|business|arbeit|gesch|dienst|office|main/i.test(words)) return 'work';
  if (/home|priva/i.test(words)) return 'home';
  const kind = kindOfWords(words);
  return kind === null || kind === 'fax' ? 'other' : kind;
}

/** The kind of an email from other programs' words; work by default. */
export function emailKindOf(words: string, isOwn: boolean): EmailKind {
  // Outlook's protocol of an email isn't a kind.
  const said = words.replace(/^(?:smtp|ex|internet)$/i, '').trim();
  if (said === '') return isOwn ? 'other' : 'work';
  const kind = kindOfWords(said);
  return kind === 'work' || kind === 'home' ? kind : 'other';
}

/** Whether words name a fax or a pager, which no one answers. */
export function isFax(words: string): boolean {
  return /fax|pager/i.test(words) || kindOfWords(words) === 'fax';
}

/** The phone numbers of a cell. Any other text stays as it is. */
export function phonesIn(cell: string): WrittenPhone[] {
  const whole = cleanAddress(cell);
  const parts = whole.split(/\s*[;|,/\n]\s*|\s+(?:or|and|oder|und|ou|et|y|&)\s+/i);
  const areNumbers = parts.length > 1 && parts.every((part) => isWhole(part, parts[0] ?? ''));
  return (areNumbers ? parts : [whole]).map(writtenPhone);
}

/** The phone numbers in a line of a card: one, unless a converter has put a spreadsheet's cell there. */
export function phonesOfCard(text: string): WrittenPhone[] {
  const value = phoneOf(text);
  return isPhoneNumber(value) ? [{ value, kind: '' }] : phonesIn(text);
}

/** Whether a part of a cell is a separate number. */
function isWhole(part: string, first: string): boolean {
  const { value } = writtenPhone(part);
  const digits = digitsIn(value);
  if (digits < LEAST_DIGITS || !isPhoneNumber(value)) return false;
  return /^[+(0]/.test(value) || Math.abs(digits - digitsIn(writtenPhone(first).value)) <= 1;
}

function digitsIn(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}

function writtenPhone(text: string): WrittenPhone {
  const [, before = ''] = WORD_BEFORE.exec(text) ?? [];
  const [, behind = ''] = WORD_BEHIND.exec(text) ?? [];
  const isUri = /^tel:/i.test(text);
  const bare = isUri ? text : text.replace(WORD_BEFORE, '').replace(WORD_BEHIND, '');
  const value = phoneOfCell(bare);
  return isPhoneNumber(value)
    ? { value, kind: isUri ? '' : `${before} ${behind}`.trim() }
    : { value: phoneOfCell(text), kind: '' };
}

/** A phone number as people write it; of a `tel:` URL (RFC 3966), the number and extension. */
export function phoneOf(text: string): string {
  const clean = cleanAddress(text).normalize('NFKC').replaceAll(/\s/g, ' ');
  return /^tel:/i.test(clean) ? phoneOfUri(clean.slice('tel:'.length)) : clean;
}

/** The words for an extension in other languages. */
const EXTENSION =
  /[\s,]*(?:доб|durchwahl|poste|interno?|anexo|ramal|wew|内線)\.?\s*:?\s*(\d{1,6})$/iu;

/** The number of a spreadsheet's cell, with all digits that the cell has. */
function phoneOfCell(text: string): string {
  const bare = phoneOf(text)
    .replace(/^'(?=[+\d(])/, '')
    .replace(EXTENSION, ' ext. $1');
  const [, digits = ''] = /^(\+?\d{6,})\.0$/.exec(bare) ?? [];
  return digits || allDigits(bare) || bare;
}

function phoneOfUri(uri: string): string {
  const [number = '', ...parameters] = unescaped(uri).split(';');
  const valueOf = (name: string) =>
    parameters
      .find((each) => each.toLowerCase().startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  const context = /^\+[\d.-]+$/.test(valueOf('phone-context')) ? valueOf('phone-context') : '';
  const full = number.startsWith('+') || context === '' ? number : `${context}-${number}`;
  const extension = valueOf('ext');
  const readable = full.replaceAll(/[-.]+/g, ' ').trim();
  return extension === '' ? readable : `${readable} ext. ${extension}`;
}

function unescaped(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

const SCIENTIFIC = /^(\d)[.,](\d+)E\+?(\d{1,2})$/i;

/** Whether a spreadsheet rounded a number, so that its last digits are lost. */
export function isRounded(text: string): boolean {
  return SCIENTIFIC.test(text.trim());
}

/** The digits of a number like 4.47700900126E+11; empty if some of them are lost. */
function allDigits(text: string): string {
  const [, first = '', rest = '', exponent = ''] = SCIENTIFIC.exec(text) ?? [];
  return first !== '' && rest.length === Number(exponent) ? first + rest : '';
}

/**
 * The email addresses of a cell: several in a row, or with names like "Ada Lovelace <ada@example.com>". Any other
 * text stays as it is.
 */
export function emailsIn(cell: string): string[] {
  const whole = cleanAddress(cell).replace(/^mailto:/i, '');
  if (isEmailAddress(whole) || !whole.includes('@')) return [whole];
  const found = whole
    .split(/[\s;,|<>"()]+/)
    .map((part) => part.replace(/^mailto:/i, '').replace(/\.$/, ''))
    .filter((part) => part.includes('@'));
  return found.some(isEmailAddress) ? found : [whole];
}

/** The links of a cell. Any other text stays as it is. */
export function linksIn(cell: string): string[] {
  const whole = cleanAddress(cell).replace(/^<(.*)>$/, '$1');
  const parts = whole.split(/[\s;,|]+/).filter((part) => part !== '');
  const areLinks = parts.length > 1 && parts.every((part) => /^(https?:\/\/|www\.)/i.test(part));
  return areLinks ? parts : [whole];
}

/** The name of a company, without the page's URL that Notion appends. */
export function organizationIn(cell: string, isOwn: boolean): string {
  const name = cleanLine(cell);
  return isOwn ? name : name.replace(/ \(https?:\/\/[^\s)]+\)$/, '');
}

/** Other separators of labels, used by people and other programs. */
const SEVERAL_LABELS = /\s*(?::::|[;,\n])\s*/;
/** Google's groups that contain everyone or no one. */
const NO_LABELS = new Set(['mycontacts', 'my contacts']);

/** The label names in a cell; in our own export, one per line. */
export function labelsOfCell(cell: string, isOwn: boolean): string[] {
  const names = isOwn
    ? cell.split('\n')
    : cell.split(SEVERAL_LABELS).map((label) => cleanLine(label.replace(/^\*\s*/, '')));
  return names.filter((name) => name !== '' && !NO_LABELS.has(name.toLowerCase()));
}

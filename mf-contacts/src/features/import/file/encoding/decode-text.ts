import { decode, type Encoding, tryDecode } from './encodings.ts';
import { findEncoding } from './find-encoding.ts';
import { isTwoByte, twoByteFits } from './two-bytes.ts';

/** The part of a file that's checked for binary data. */
const SAMPLE_BYTES = 65_536;
const NUL = 0;
const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const EQUALS = 61;
/** Above this fit, valid UTF-8 could also be letters of a two-byte encoding. */
const FITS = 0.5;

/** The text of a file, and its encoding. */
export interface Decoded {
  text: string;
  encoding: Encoding;
  /** Whether the file is all ASCII, which is the same in nearly every encoding. */
  isPlain: boolean;
}

/**
 * The text of a file without its byte order mark. Text that isn't Unicode is read in the encoding that results in
 * the best words, line by line or, for vCards, card by card, because a file may come from two programs.
 * @param chosen the user's encoding for text that isn't Unicode
 * @returns null if the file isn't text
 * @param breathe awaited between the steps of long work
 */
export async function decodeText(
  bytes: Uint8Array,
  chosen?: Encoding,
  breathe: () => Promise<void> = () => Promise.resolve(),
): Promise<Decoded | null> {
  const decoded = unicodeText(bytes, chosen) ?? (await otherText(bytes, chosen, breathe));
  if (decoded === null || hasControlCharacters(decoded.text.slice(0, SAMPLE_BYTES))) return null;
  return decoded;
}

/**
 * Whether a text contains control characters that text files don't have. Tabs, line ends, and form feeds are
 * allowed.
 */
function hasControlCharacters(text: string): boolean {
  return [...text].some((sign) => /\p{Cc}/u.test(sign) && !/[\t-\r\u0080-\u009f]/.test(sign));
}

function unicodeText(bytes: Uint8Array, chosen: Encoding | undefined): Decoded | null {
  const utf16 = chosen?.startsWith('utf-16') ? chosen : utf16Of(bytes);
  if (utf16 && (chosen ?? utf16) === utf16) return decodedAs(bytes, utf16);
  if (chosen !== undefined && chosen !== 'utf-8') return null;
  const text = tryDecode(bytes, 'utf-8');
  if (text?.includes('\u001b$')) return decodedAs(bytes, 'iso-2022-jp');
  return text === null ? null : { text, encoding: 'utf-8', isPlain: isAscii(bytes) };
}

function decodedAs(bytes: Uint8Array, encoding: Encoding): Decoded | null {
  const text = tryDecode(bytes, encoding);
  return text === null ? null : { text, encoding, isPlain: false };
}

/** Detects UTF-16 by its byte order mark, or by the zero in one of the two bytes of spaces, commas, and line ends. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 2_000);
  if (sample.length < 4 || bytes.length % 2 !== 0) return null;
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === NUL) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 20;
  if (odd > many && odd > 4 * even) return 'utf-16le';
  return even > many && even > 4 * odd ? 'utf-16be' : null;
}

async function otherText(
  bytes: Uint8Array,
  chosen: Encoding | undefined,
  breathe: () => Promise<void>,
): Promise<Decoded | null> {
  if (bytes.subarray(0, SAMPLE_BYTES).includes(NUL)) return null;
  const isVcard = /^.{0,3}BEGIN:VCARD/i.test(String.fromCharCode(...bytes.subarray(0, 20)));
  const joined = isVcard ? unfolded(bytes) : bytes;
  const whole = chosen === undefined ? tryDecode(joined, 'utf-8') : null;
  if (whole !== null) return { text: whole, encoding: 'utf-8', isPlain: false };
  const parts = isVcard ? cardsOf(joined) : linesOf(joined);
  const unknown: Uint8Array[] = [];
  for (const part of parts) {
    if (tryDecode(part, 'utf-8') === null) unknown.push(part);
    await breathe();
  }
  const encoding = chosen ?? findEncoding(joinedBytes(unknown));
  let text = '';
  for (const part of parts) {
    text += partText(part, encoding, isVcard);
    await breathe();
  }
  return { text, encoding, isPlain: isAscii(bytes) };
}

function partText(bytes: Uint8Array, encoding: Encoding, isVcard: boolean): string {
  if (isUnicode(bytes, encoding)) return decode(bytes, 'utf-8');
  const named = isVcard ? namedEncoding(bytes) : null;
  return (named === null ? null : tryDecode(bytes, named)) ?? decode(bytes, encoding);
}

/** Whether bytes are UTF-8, and not by chance: some words of two-byte encodings are also valid UTF-8. */
function isUnicode(bytes: Uint8Array, encoding: Encoding): boolean {
  const text = tryDecode(bytes, 'utf-8');
  if (text === null || !isTwoByte(encoding)) return text !== null;
  if (/[\u0800-\uffff]/.test(text)) return true;
  return !twoByteFits(bytes).some((each) => each.encoding === encoding && each.fit > FITS);
}

/** The encoding that a vCard 2.1 card names for its lines. */
function namedEncoding(bytes: Uint8Array): string | null {
  const card = decode(bytes, 'windows-1252');
  const [, name = null] = /^[^:\n]*;CHARSET=([\w-]+)[^:\n]*:.*[\u0080-\uffff]/im.exec(card) ?? [];
  return name;
}

/** Joins folded lines, because some programs fold within a letter, whose bytes can't be decoded separately. */
function unfolded(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const end = lineEndAt(bytes, index);
    const next = bytes[index + end];
    const isFold = end > 0 && (next === SPACE || next === TAB) && bytes[index - 1] !== EQUALS;
    if (isFold) index += end;
    else joined[length++] = bytes[index] ?? 0;
  }
  return joined.subarray(0, length);
}

/** The number of bytes of the line end at this index; 0 if there's none. */
function lineEndAt(bytes: Uint8Array, index: number): number {
  if (bytes[index] === LINE_FEED) return 1;
  return bytes[index] === CARRIAGE_RETURN && bytes[index + 1] === LINE_FEED ? 2 : 0;
}

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const end = bytes.includes(LINE_FEED) ? LINE_FEED : CARRIAGE_RETURN;
  const lines: Uint8Array[] = [];
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(end, start);
    const next = found < 0 ? bytes.length : found + 1;
    lines.push(bytes.subarray(start, next));
    start = next;
  }
  return lines;
}

/** The cards, each including its END line. */
function cardsOf(bytes: Uint8Array): Uint8Array[] {
  const cards: Uint8Array[] = [];
  let start = 0;
  let place = 0;
  for (const line of linesOf(bytes)) {
    place += line.length;
    // Decodes only the start of the line, one character per byte, because the file may be long.
    if (/^END:VCARD\s*$/i.test(String.fromCharCode(...line.subarray(0, 20)))) {
      cards.push(bytes.subarray(start, place));
      start = place;
    }
  }
  return start < bytes.length ? [...cards, bytes.subarray(start)] : cards;
}

function joinedBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    joined.set(part, place);
    place += part.length;
  }
  return joined;
}

function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
}

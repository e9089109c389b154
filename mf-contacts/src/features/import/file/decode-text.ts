/** How much of a file tells that it is no text. */
const SAMPLE_BYTES = 65_536;
const NUL = 0;
const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;

/**
 * The text of a file in UTF-8, UTF-16 or Windows-1252, without its byte order mark.
 * @returns null for a file that is no text
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  return text === null || hasControlCharacters(text.slice(0, SAMPLE_BYTES)) ? null : text;
}

/** Whether there are characters that no text file has; tabs, line ends and form feeds may be. */
function hasControlCharacters(text: string): boolean {
  return [...text].some((sign) => /\p{Cc}/u.test(sign) && !/[\t-\r\u0080-\u009f]/.test(sign));
}

function decoded(bytes: Uint8Array): string | null {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return tryDecode(bytes, utf16);
  const utf8 = tryDecode(bytes, 'utf-8') ?? unfoldedCards(bytes);
  // Every sequence of bytes is some text in Windows-1252, so it comes last.
  return (
    utf8 ??
    (bytes.subarray(0, SAMPLE_BYTES).includes(NUL) ? null : tryDecode(bytes, 'windows-1252'))
  );
}

/** UTF-16 by its mark, or by the zeros that letters of Latin scripts have in one of two bytes. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 2_000);
  if (sample.length < 4 || bytes.length % 2 !== 0) return null;
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== NUL) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const many = sample.length / 4;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
}

/** Some programs break the lines of a vCard within a letter, which is no UTF-8 until they are joined. */
function unfoldedCards(bytes: Uint8Array): string | null {
  if (!/^.{0,3}BEGIN:VCARD/i.test(String.fromCharCode(...bytes.subarray(0, 20)))) return null;
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const end = lineEndAt(bytes, index);
    const next = bytes[index + end];
    if (end > 0 && (next === SPACE || next === TAB)) index += end;
    else joined[length++] = bytes[index] ?? 0;
  }
  return tryDecode(joined.subarray(0, length), 'utf-8');
}

/** How many bytes the end of a line has that begins here; 0 for none. */
function lineEndAt(bytes: Uint8Array, index: number): number {
  if (bytes[index] === LINE_FEED) return 1;
  return bytes[index] === CARRIAGE_RETURN && bytes[index + 1] === LINE_FEED ? 2 : 0;
}

function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

import iconv from 'iconv-lite';

const LF = 10;
const CR = 13;

/**
 * Decodes a calendar file: UTF-8 by the standard, UTF-16 if the file indicates it, and Windows-1252 for lines that
 * aren't UTF-8. Programs that fold lines by bytes split characters, so a file that isn't valid UTF-8 is unfolded
 * first and decoded line by line. That way one broken line never garbles another.
 */
export function decodeCalendar(bytes: Uint8Array): string {
  const encoding = wideEncodingOf(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  return strictUtf8(bytes) ?? unfoldedLines(bytes).map(decodeLine).join('\n');
}

/** Detects UTF-16 by its byte order mark or by the zero bytes of the first two letters, which are ASCII. */
function wideEncodingOf([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  return null;
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * A line that isn't valid UTF-8 is still treated as such if most of its letters are: it was cut within a character.
 */
function decodeLine(bytes: Uint8Array): string {
  const strict = strictUtf8(bytes);
  if (strict !== null) return strict;
  const lenient = new TextDecoder().decode(bytes);
  const broken = lenient.match(/\ufffd/g)?.length ?? 0;
  const whole = lenient.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  // Node 20's own decoder returns control characters for the quotation marks and euro sign of Windows-1252.
  return whole > broken ? lenient : iconv.decode(Buffer.from(bytes), 'windows-1252');
}

/** Returns the unfolded lines of a file: a line that begins with a space or tab continues the previous one. */
function unfoldedLines(bytes: Uint8Array): Uint8Array[] {
  // If lines end in CR alone, there is no LF at all.
  const lineEnd = bytes.includes(LF) ? LF : CR;
  const lines: Uint8Array[] = [];
  let pieces: Uint8Array[] = [];
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(lineEnd, start);
    const end = found === -1 ? bytes.length : found;
    const isFold = (bytes[start] === 0x20 || bytes[start] === 0x09) && pieces.length > 0;
    if (!isFold && pieces.length > 0) {
      lines.push(joined(pieces));
      pieces = [];
    }
    const last = lineEnd === LF && bytes[end - 1] === CR && end > start ? end - 1 : end;
    pieces.push(bytes.subarray(isFold ? start + 1 : start, last));
    start = end + 1;
  }
  if (pieces.length > 0) lines.push(joined(pieces));
  return lines;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let end = 0;
  for (const piece of pieces) {
    bytes.set(piece, end);
    end += piece.length;
  }
  return bytes;
}

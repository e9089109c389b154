import { cut, oneLine } from './calendar-text.ts';

/** A longer description is cut off. */
const LONGEST = 4_000;
const TAG = /<\/?[a-z][^<>]*>/gi;
const ENDS_LINE = /<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]*>/gi;
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * Converts an event's description to notes in plain text. Google and Outlook write HTML there; only its text is
 * kept. Returns null if nothing is left.
 */
export function notesOf(description: string): string | null {
  const isHtml = /<(?:br|p|div|a|b|ul|ol|span|html)\b[^<>]*>/i.test(description);
  const text = isHtml ? plainText(description) : description;
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(oneLine);
  return (
    cut(
      lines
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
      LONGEST,
    ) || null
  );
}

function plainText(html: string): string {
  return html
    .replaceAll(ENDS_LINE, '\n')
    .replaceAll(TAG, '')
    .replaceAll(/&(?:#(\d{1,6})|([a-z]{2,5}));/gi, (whole, code?: string, name = '') =>
      code === undefined ? (SIGNS[String(name).toLowerCase()] ?? whole) : signOf(Number(code)),
    );
}

function signOf(code: number): string {
  return code > 31 && code < 0xd800 ? String.fromCodePoint(code) : ' ';
}

/** Zero-width characters and marks that are often copied along with a text. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Returns a text on one line, without control characters and marks at its ends. */
export function oneLine(text: string): string {
  const bare = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return bare.replaceAll(/\p{Cs}/gu, '');
}

/** Returns an address or a number without invisible marks. */
export function bareAddress(text: string): string {
  return oneLine(text.replaceAll(UNSEEN, ''));
}

/** Returns a text of several lines without control characters. */
export function severalLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim();
}

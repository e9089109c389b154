import { type NamePart } from '../names/name-parts.ts';

/** RFC 6350: a line has at most 75 octets; a longer one continues on the next line after a space. */
const LONGEST_LINE = 75;

/** The parts of a name in the order of `N` (RFC 6350). */
export const IN_N: readonly NamePart[] = [
  'familyName',
  'givenName',
  'additionalNames',
  'namePrefix',
  'nameSuffix',
];

/** Returns a text as an escaped vCard value. */
export function vcardText(value: string): string {
  return value.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Folds a line into pieces of at most 75 octets; each further one begins with a space. */
export function foldedLine(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let result = '';
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > LONGEST_LINE) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += octets;
  }
  return result;
}

const colors = 6;

/**
 * One or two letters for a name: the first letters of its first and last parts. Parts are divided
 * by spaces, hyphens and the @ of an address. `?` when the name has neither letter nor digit.
 */
export function initials(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/[\s@-]+/u)
    .map((part) => part.match(/[\p{L}\p{N}]/u)?.[0])
    .filter((letter) => letter !== undefined);
  const first = letters[0];
  const last = letters.length > 1 ? letters.at(-1) : '';
  return first === undefined ? '?' : `${first}${last}`.toLocaleUpperCase('en');
}

/**
 * The number (1 to 6) of the avatar color that a name always gets, however it is written.
 * FNV-1a, whose high bits are folded in because the low ones alone favor few colors.
 */
export function colorOfName(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.normalize('NFC').trim().toLocaleLowerCase('en')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((((hash >>> 16) ^ hash) >>> 0) % colors) + 1;
}

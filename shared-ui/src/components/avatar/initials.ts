const colors = 6;

/** How a name begins or ends beside the name itself. */
const BESIDE =
  /^(?:(?:dr|drs|prof|mr|mrs|ms|mx|miss|sir|dame|herr|frau|mme|mlle|dipl-ing|ing|med|hc|sr|sra)\.?|(?:ph\.?d|m\.?d|jr|sr|i{2,3}|mba|msc|m\.sc|esq)\.?)$/i;

/**
 * One or two letters for a person. With a given and a family name their first letters, where a particle in small
 * letters doesn't count: "van den Berg" begins with B. Otherwise the first letters of the first and last parts of
 * the name, divided by spaces and hyphens, without titles; of an address, of what stands before the @. `?` when
 * there is neither letter nor digit.
 */
export function initials(
  name: string,
  given?: string | null | undefined,
  family?: string | null | undefined,
): string {
  const known = [firstLetter(given ?? ''), familyLetter(family ?? '')].join('');
  return (known || lettersOf(name) || '?').toLocaleUpperCase('en');
}

function lettersOf(name: string): string {
  const whole = name
    .normalize('NFC')
    .trim()
    .replace(/(?<=\S)@\S*$/u, '');
  const words = whole.split(/[\s,]+/u).filter((word) => word !== '');
  const plain = words.filter((word) => !BESIDE.test(word));
  const letters = (plain.length > 0 ? plain : words)
    .flatMap((word) => word.split(/[-._]/u))
    .map(firstLetter)
    .filter((letter) => letter !== '');
  return [letters[0] ?? '', letters.length > 1 ? letters.at(-1) : ''].join('');
}

function firstLetter(text: string): string {
  return text.normalize('NFC').match(/[\p{L}\p{N}]/u)?.[0] ?? '';
}

function familyLetter(family: string): string {
  const words = family.trim().split(/\s+/u);
  const capital = words.find((word) => !/^\p{Ll}/u.test(word));
  return firstLetter(capital ?? family);
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

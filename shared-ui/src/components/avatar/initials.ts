const colors = 6;

/** Titles and suffixes at the beginning or end of a name. */
const BESIDE =
  /^(?:(?:dr|drs|prof|mr|mrs|ms|mx|miss|sir|dame|herr|frau|mme|mlle|dipl-ing|ing|med|hc|sr|sra)\.?|(?:ph\.?d|m\.?d|jr|sr|i{2,3}|mba|msc|m\.sc|esq)\.?)$/i;

/**
 * Returns one or two letters for a person. With a given and a family name, these are their first letters, skipping
 * lowercase particles: "van den Berg" yields B. Otherwise, they're the first letters of the first and last parts of
 * the name, separated by spaces and hyphens, without titles; for an email address, those before the
 * @. `?` if there's neither a letter nor a digit.
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
 * Returns the number (1 to 6) of the avatar color of a name, regardless of its spelling. It uses FNV-1a with the
 * high bits folded in, because the low ones alone favor few colors.
 */
export function colorOfName(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.normalize('NFC').trim().toLocaleLowerCase('en')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((((hash >>> 16) ^ hash) >>> 0) % colors) + 1;
}

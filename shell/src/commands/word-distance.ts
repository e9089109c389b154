/** The distance of a word with a typo. */
export const TYPO = 3;

/**
 * How far a typed word is from a word of a command: 0 if it's the same, 1 in another form ("calls" for "call"), 3 with
 * a typo; null if it's another word.
 * @param isKnown true if the typed word is itself a word of a command, so it's no typo
 */
export function wordDistance(
  typed: string,
  word: string,
  isKnown: boolean,
): 0 | 1 | typeof TYPO | null {
  if (typed === word) return 0;
  if (stem(typed) === stem(word)) return 1;
  return !isKnown && isTypo(typed, word) ? TYPO : null;
}

const stems = new Map<string, string>();

/**
 * Returns a word without its plural or "-ing". The past stays, because "called" is another command than "call". Stems
 * are kept, because each input is compared with all words of all commands.
 */
export function stem(word: string): string {
  const kept = stems.get(word) ?? stemOf(word);
  stems.set(word, kept);
  return kept;
}

function stemOf(word: string): string {
  let base = word;
  if (/ies$/.test(base) && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/[^siu]s$/.test(base) && (base.length > 4 || /^\w\w[^ew]s$/.test(base)))
    base = base.slice(0, -1);
  if (base.length > 6 && base.endsWith('ing')) {
    base = base.slice(0, -3).replace(/([^lsz])\1$/, '$1');
  }
  return base.length > 4 ? base.replace(/e$/, '') : base;
}

/** Words of fewer letters are too easily another word. */
const SHORTEST = 5;
/** From so many letters on, two of them may be wrong. */
const LONG = 8;

function isTypo(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 2) return false;
  if (Math.min(typed.length, word.length) < SHORTEST) {
    return typed.length === 4 && word.length === 4 && isSwapped(typed, word);
  }
  return edits(typed, word) <= (Math.min(typed.length, word.length) < LONG ? 1 : 2);
}

function isSwapped(typed: string, word: string): boolean {
  return edits(typed, word) === 1 && [...typed].sort().join('') === [...word].sort().join('');
}

/** Returns how many letters were added, left out, replaced, or swapped with their neighbor. */
function edits(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          cell(i - 1, j) + 1,
          cell(i, j - 1) + 1,
          cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          isSwap ? cell(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return cell(a.length, b.length);
}

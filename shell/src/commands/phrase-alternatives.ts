/** More phrases than this come from a mistake. */
const MOST = 400;

/**
 * Returns all phrases that one with alternatives stands for: "move|shift meeting|call" is "move meeting", "move call",
 * "shift meeting", and "shift call". A phrase without alternatives stands for itself.
 */
export function alternativesOf(phrase: string): string[] {
  if (!phrase.includes('|')) return [phrase];
  return phrase
    .split(' ')
    .reduce<string[]>(
      (begun, word) =>
        begun.flatMap((start) =>
          word.split('|').map((choice) => (start === '' ? choice : `${start} ${choice}`)),
        ),
      [''],
    )
    .slice(0, MOST);
}

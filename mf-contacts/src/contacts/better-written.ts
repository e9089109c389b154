/**
 * Whether `text` is written better than `than` and has the same words: "Tobias Brandt" is better than "tobias
 * brandt" and "TOBIAS BRANDT", and "José" than "Jose". False for other words.
 */
export function isBetterWritten(text: string, than: string): boolean {
  return plain(text) === plain(than) && careIn(text) > careIn(than);
}

/** Scores how carefully a text is written: words in title case, and accents. */
function careIn(text: string): number {
  const words = text.match(/\p{Lu}\p{M}*\p{Ll}/gu)?.length ?? 0;
  const accents = text.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;
  return words + accents;
}

function plain(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

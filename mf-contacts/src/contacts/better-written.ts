/**
 * Whether one of two writings of the same words is the better one: "Tobias Brandt" is better than "tobias brandt"
 * and "TOBIAS BRANDT", and "José" than "Jose". False for other words.
 */
export function isBetterWritten(text: string, than: string): boolean {
  return plain(text) === plain(than) && careIn(text) > careIn(than);
}

/** How much someone took care: words with a capital in front and small letters behind, and accents. */
function careIn(text: string): number {
  const words = text.match(/\p{Lu}\p{M}*\p{Ll}/gu)?.length ?? 0;
  const accents = text.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;
  return words + accents;
}

function plain(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

import {
  chosenForm,
  fillPattern,
  matterKind,
  PATTERN_SLOT_LABELS,
  type PatternFillings,
  plainText,
  type TipWords,
} from '@rapport/contracts';

/**
 * Returns words to say with these fillings, and blanks in brackets, as the screens show them; null if they don't fit
 * this kind of matter.
 * @param isFirst whether the two have never spoken
 */
export function saidWords(
  words: TipWords | null,
  fillings: PatternFillings,
  isFirst: boolean,
): string | null {
  const kind = matterKind(fillings.matter ?? null, isFirst);
  if (words === null || !words.fits.includes(kind)) return null;
  const pieces = fillPattern(chosenForm(words, fillings), fillings);
  return plainText(pieces, (slot) => `[${PATTERN_SLOT_LABELS[slot]}]`);
}

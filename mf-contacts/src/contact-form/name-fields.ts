import {
  guessedNameParts,
  hasNameParts,
  type NamePart,
  nameOfParts,
  namePartsAfter,
  ofNameParts,
} from '@rapport/contracts';

/** A name and its parts in a form; empty text means no value. */
export interface NameFields extends Record<NamePart, string> {
  displayName: string;
}

/** The values that the fields of the parts show: the parts, or a guess from the name if all are empty. */
export function shownNameParts(name: NameFields): Record<NamePart, string> {
  if (hasNameParts(name)) return ofNameParts((part) => name[part]);
  const guessed = guessedNameParts(name.displayName);
  return ofNameParts((part) => guessed[part] ?? '');
}

/** The name after a part was typed. */
export function withNamePart(name: NameFields, part: NamePart, text: string): NameFields {
  const parts = { ...shownNameParts(name), [part]: text };
  return { ...parts, displayName: nameOfParts(parts) };
}

/**
 * The name after it was typed as a whole. The parts follow if the name was made of them; next to a different name
 * ("Bob" for Robert Smith), they stay.
 */
export function withDisplayName(name: NameFields, displayName: string): NameFields {
  const parts = ofNameParts((part) => name[part] || null);
  const isOwn = nameOfParts(parts) !== name.displayName.trim();
  if (!hasNameParts(parts) || isOwn) return { ...ofNameParts((part) => name[part]), displayName };
  const after = namePartsAfter(parts, displayName);
  return { ...ofNameParts((part) => after[part] ?? ''), displayName };
}

import {
  guessedNameParts,
  hasNameParts,
  type NamePart,
  nameOfParts,
  namePartsAfter,
  ofNameParts,
} from '@rapport/contracts';

/** A name and its parts as a form has them; empty text stands for nothing. */
export interface NameFields extends Record<NamePart, string> {
  displayName: string;
}

/** What the fields of the parts show: until one of them is filled in, what the name seems to have. */
export function shownNameParts(name: NameFields): Record<NamePart, string> {
  if (hasNameParts(name)) return ofNameParts((part) => name[part]);
  const guessed = guessedNameParts(name.displayName);
  return ofNameParts((part) => guessed[part] ?? '');
}

/** The name after one of its parts was typed. */
export function withNamePart(name: NameFields, part: NamePart, text: string): NameFields {
  const parts = { ...shownNameParts(name), [part]: text };
  return { ...parts, displayName: nameOfParts(parts) };
}

/**
 * The name after it was typed as a whole. Parts that made the name follow it; beside a name of one's own
 * ("Bob" for Robert Smith) they stay.
 */
export function withDisplayName(name: NameFields, displayName: string): NameFields {
  const parts = ofNameParts((part) => name[part] || null);
  const isOwn = nameOfParts(parts) !== name.displayName.trim();
  if (!hasNameParts(parts) || isOwn) return { ...ofNameParts((part) => name[part]), displayName };
  const after = namePartsAfter(parts, displayName);
  return { ...ofNameParts((part) => after[part] ?? ''), displayName };
}

/** Invisible characters: controls, format characters, fillers, the empty Braille cell. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Characters that can make a name look like another one: controls, line separators, zero-width spaces, and
 * direction overrides and embeddings (such as U+202E). The joiners that emoji and Persian or Indic names need are
 * allowed, and so are the marks U+200E, U+200F, and U+061C, which don't affect other text.
 */
const DECEPTIVE =
  /[\p{Cc}\p{Zl}\p{Zp}\u200b\u2060-\u2064\u2066-\u206f\u202a-\u202e\ufeff\ufff9-\ufffb]/gu;

/** Returns whether `text` has an invisible character, which an address must not have. */
export function hasInvisibleCharacters(text: string): boolean {
  return INVISIBLE.test(text);
}

/**
 * Returns a name for display, with `⟨U+202E⟩` in place of a character that would hide or reorder the text around
 * it. Stored and edited text stays as entered.
 */
export function shownText(text: string): string {
  return text.replaceAll(DECEPTIVE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
  });
}

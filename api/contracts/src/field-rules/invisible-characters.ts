/** Everything that is in a text without showing: controls, format characters, fillers, the empty Braille cell. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * What can make a name look like another one: controls, line separators, zero-width spaces, and
 * the marks that turn the direction of the text around them (U+202E and its kin). The joiners that
 * emoji and Persian or Indic names need stay, and so do the marks U+200E, U+200F and U+061C, which
 * turn nothing but themselves.
 */
const DECEPTIVE =
  /[\p{Cc}\p{Zl}\p{Zp}\u200b\u2060-\u2064\u2066-\u206f\u202a-\u202e\ufeff\ufff9-\ufffb]/gu;

/** Whether `text` has a character that no one sees; an address must not. */
export function hasInvisibleCharacters(text: string): boolean {
  return INVISIBLE.test(text);
}

/**
 * A name as a page shows it: `⟨U+202E⟩` stands for a character that would hide or turn what is
 * around it. What is stored and edited stays as it was entered.
 */
export function shownText(text: string): string {
  return text.replaceAll(DECEPTIVE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
  });
}

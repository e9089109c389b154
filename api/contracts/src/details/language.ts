const NAMED_IN = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'ru', 'ja', 'zh'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

let tags: ReadonlyMap<string, string> | null = null;

/**
 * Returns the tag of a language by its name or tag, like `de` for "German", "Deutsch", or "DE"; null for unknown
 * text.
 */
export function languageTag(text: string): string | null {
  const name = text.trim().toLowerCase();
  if (name === '') return null;
  return (tags ??= tagsByName()).get(name) ?? canonical(name);
}

/** Returns the English name of a language, or its tag if it has none. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** A BCP 47 language tag with an optional script and region, like `de`, `pt-BR`, and `zh-Hant`. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2}|-[0-9]{3})?$/;

/** Returns whether a text is a tag in the form of `languageTag`. */
export function isLanguageTag(text: string): boolean {
  return LANGUAGE_TAG.test(text);
}

/** Well-formed tags without a meaning, such as arbitrary words, return null. */
function canonical(tag: string): string | null {
  if (!/^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(tag)) return null;
  try {
    const [found = null] = Intl.getCanonicalLocales(tag);
    if (found === null || !isLanguageTag(found)) return null;
    const [language = ''] = found.split('-');
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    return names.of(language) === undefined ? null : found;
  } catch {
    return null;
  }
}

function tagsByName(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  for (const language of NAMED_IN) {
    const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
    for (const tag of all) {
      const name = names.of(tag)?.toLowerCase();
      if (name !== undefined && !found.has(name))
        found.set(name, Intl.getCanonicalLocales(tag)[0] ?? tag);
    }
  }
  return found;
}

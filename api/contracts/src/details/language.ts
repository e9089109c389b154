const NAMED_IN = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'ru', 'ja', 'zh'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

let tags: ReadonlyMap<string, string> | null = null;

/** The tag of a language by its name or its tag, like `de` of "German", "Deutsch", or "DE"; null for what is none. */
export function languageTag(text: string): string | null {
  const name = text.trim().toLowerCase();
  if (name === '') return null;
  return (tags ??= tagsByName()).get(name) ?? canonical(name);
}

/** The name of a language in English, or its tag where it has none. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** A language of BCP 47, perhaps with a script and a region, like `de`, `pt-BR`, and `zh-Hant`. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2}|-[0-9]{3})?$/;

/** Whether a text is a tag as `languageTag` writes it. */
export function isLanguageTag(text: string): boolean {
  return LANGUAGE_TAG.test(text);
}

/** A tag of letters that stand for nothing, like those of any word, is none. */
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

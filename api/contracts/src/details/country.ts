/** Languages in which files and users name countries. */
const LANGUAGES = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'sk', 'hu'],
  ...['ro', 'tr', 'el', 'ru', 'uk', 'bg', 'ja', 'zh', 'zh-Hant', 'ko', 'he', 'ar', 'th', 'vi'],
];
/** Names that aren't in any list. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ usa: 'US', us: 'US', 'united states of america': 'US', america: 'US' },
  ...{ uk: 'GB', england: 'GB', scotland: 'GB', wales: 'GB', 'great britain': 'GB' },
  ...{ holland: 'NL', 'the netherlands': 'NL', 'czech republic': 'CZ', brd: 'DE', uae: 'AE' },
};
/** Codes for an unknown country, groups of countries, and tests. */
const NO_COUNTRIES = ['ZZ', 'XA', 'XB', 'EU', 'EZ', 'UN', 'QO'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let codes: ReadonlyMap<string, string> | null = null;

/** Returns the two-letter code of a country by its name in any of the common languages; null for unknown text. */
export function countryCode(text: string | null): string | null {
  const name = plain(text ?? '');
  if (name === '') return null;
  const known = (codes ??= codesByName());
  return OTHER_NAMES[name] ?? known.get(name) ?? null;
}

/** Returns the English name of a country; null for an unknown code. */
export function countryName(code: string): string | null {
  try {
    return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) ?? null;
  } catch {
    return null;
  }
}

/** Returns the country that all addresses with a country share; null if there is none or if they differ. */
export function countryOfAddresses(
  addresses: readonly { country: string | null }[],
): string | null {
  const found = new Set(addresses.flatMap(({ country }) => countryCode(country) ?? []));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

function codesByName(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const current = new Map(all.map((code) => [code, currentCode(code)]));
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of all) {
      const name = names.of(code);
      const now = current.get(code) ?? code;
      if (name === undefined || NO_COUNTRIES.includes(now)) continue;
      found.set(code.toLowerCase(), now);
      if (!found.has(plain(name))) found.set(plain(name), now);
    }
  }
  return found;
}

/** Returns the current code of a country that was renamed, such as DD. */
function currentCode(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? code;
}

/** Normalizes a name for comparison: without case, accents, and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f.’']/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[\s\p{Pd}]+/gu, ' ')
    .trim();
}

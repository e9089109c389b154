import { countryCode, type PostalAddress } from '@rapport/contracts';

type Parts = Omit<PostalAddress, 'kind'>;

/** Postal codes of countries that write them before the city: "3011 Bern". */
const BEFORE_CITY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['AT', 'BE', 'CH', 'DK', 'HU', 'LI', 'LU', 'NO', 'SI'].map((code) => [code, String.raw`\d{4}`]),
  ),
  ...Object.fromEntries(
    ['DE', 'EE', 'ES', 'FI', 'FR', 'HR', 'IT', 'MC', 'TR'].map((code) => [code, String.raw`\d{5}`]),
  ),
  ...Object.fromEntries(['CZ', 'GR', 'SE', 'SK'].map((code) => [code, String.raw`\d{3} ?\d{2}`])),
  ...{ NL: String.raw`\d{4} ?[A-Z]{2}`, PL: String.raw`\d{2}-\d{3}`, PT: String.raw`\d{4}-\d{3}` },
};
/** A state with its postal code: "CA 94105". */
const AFTER_STATE: Readonly<Record<string, RegExp>> = {
  US: /^([A-Z]{2}) (\d{5}(?:-\d{4})?)$/,
  CA: /^([A-Z]{2}) ([A-Z]\d[A-Z] ?\d[A-Z]\d)$/,
};
const CITY = String.raw`['’]?\p{L}[\p{L} .'’/()-]*(?: \d{1,2})?`;
const IS_CITY = /^\p{L}[^\d]*$/u;
const AUSTRALIAN = /^(\p{L}[^\d]*) (ACT|NSW|NT|QLD|SA|TAS|VIC|WA) (\d{4})$/u;
const BRITISH = /^(?:(\p{L}[^\d]*) )?([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u;
const BRAZILIAN = /^(\p{L}[^\d]*) - ([A-Z]{2})$/u;
const BRAZILIAN_CODE = /^\d{5}-\d{3}$/;
/** The province behind an Italian city: "Milano MI", "Milano (MI)". */
const PROVINCE = /^(.+?) (?:\(([A-Z]{2})\)|([A-Z]{2}))$/;

/**
 * The parts of an address in one line, like "Marktgasse 12, 3011 Bern, Switzerland", in the way its country writes
 * them; null unless each part is certain. Nothing of the text is lost.
 */
export function partsOfLine(text: string): Parts | null {
  const parts = text.trim().split(/\s*,\s*/);
  const country = parts.pop() ?? '';
  // Two letters are more likely a state than a country, apart from these.
  const code = country.length > 2 || /^(?:UK|US)$/.test(country) ? countryCode(country) : null;
  if (code === null || parts.length < 2 || parts.some((part) => part === '')) return null;
  const found = readers[code]?.(parts) ?? byCode(code, parts);
  return found === null ? null : { ...found, country };
}

/**
 * Returns the parts of an address whose street is a whole address in one line, or null for the parts if they aren't
 * certain or its columns say something else; null for any other address.
 */
export function lineOf(address: PostalAddress): { parts: PostalAddress | null } | null {
  const { kind, street, city, country } = address;
  if (street?.includes(',') !== true) return null;
  const parts = partsOfLine(street);
  if (parts !== null && agrees(parts, address)) return { parts: { kind, ...parts } };
  return city === null && country === null ? { parts: null } : null;
}

function agrees(parts: Parts, columns: PostalAddress): boolean {
  return (['postalCode', 'city', 'region', 'country'] as const).every(
    (part) => columns[part] === null || columns[part].toLowerCase() === parts[part]?.toLowerCase(),
  );
}

type Read = Omit<Parts, 'country'>;

const readers: Readonly<Record<string, (parts: string[]) => Read | null>> = {
  GB: british,
  AU: (parts) => {
    const [, city = '', region = '', postalCode = ''] = AUSTRALIAN.exec(parts.at(-1) ?? '') ?? [];
    return read(parts.slice(0, -1), city, { region, postalCode });
  },
  BR: (parts) => {
    const postalCode = parts.at(-1) ?? '';
    const [, city = '', region = ''] = BRAZILIAN.exec(parts.at(-2) ?? '') ?? [];
    return BRAZILIAN_CODE.test(postalCode)
      ? read(parts.slice(0, -2), city, { region, postalCode })
      : null;
  },
};

function byCode(code: string, parts: string[]): Read | null {
  const state = AFTER_STATE[code];
  if (state !== undefined) {
    const [, region = '', postalCode = ''] = state.exec(parts.at(-1) ?? '') ?? [];
    return region === ''
      ? null
      : read(parts.slice(0, -2), parts.at(-2) ?? '', { region, postalCode });
  }
  const postal = BEFORE_CITY[code];
  return postal === undefined ? null : codeBeforeCity(code, postal, parts);
}

/** Reads "Via Roma 1, 20121 Milano MI", where one region may follow. */
function codeBeforeCity(code: string, postal: string, parts: string[]): Read | null {
  const pattern = new RegExp(`^((?:[A-Z]{1,2}-)?${postal}) (${CITY})$`, 'u');
  const places = [...parts.keys()].filter((index) => pattern.test(parts[index] ?? ''));
  const [place = 0] = places;
  const [region = null, ...more] = parts.slice(place + 1);
  if (places.length !== 1 || more.length > 0 || (region !== null && !IS_CITY.test(region)))
    return null;
  const [, postalCode = '', city = ''] = pattern.exec(parts[place] ?? '') ?? [];
  const [, inItaly, inBrackets, bare] =
    (code === 'IT' && region === null && PROVINCE.exec(city)) || [];
  const province = inBrackets ?? bare ?? region;
  return read(parts.slice(0, place), inItaly ?? city, {
    postalCode,
    ...(province !== null && { region: province }),
  });
}

/** Reads "10 Downing Street, London SW1A 2AA", or the city and the code apart. */
function british(parts: string[]): Read | null {
  const [, city, postalCode = ''] = BRITISH.exec(parts.at(-1) ?? '') ?? [];
  // With more parts, one of them may be a village or a county.
  const before = parts.slice(0, city === undefined ? -2 : -1);
  return before.length === 1 ? read(before, city ?? parts.at(-2) ?? '', { postalCode }) : null;
}

function read(
  street: readonly string[],
  city: string,
  { postalCode, region = null }: { postalCode: string; region?: string | null },
): Read | null {
  const isCertain =
    street.length > 0 && postalCode !== '' && new RegExp(`^${CITY}$`, 'u').test(city);
  return isCertain ? { street: street.join(', '), postalCode, city, region } : null;
}

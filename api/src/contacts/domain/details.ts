import {
  countryCode,
  countryName,
  DETAIL_LISTS,
  DETAIL_TEXTS,
  type DetailName,
  type Details,
} from '@rapport/contracts';
import { fold } from './search-text.ts';

/** The details as a row stores them, without empty ones. */
export type StoredDetails = Partial<Details>;

/** Maps each detail by name. */
export function ofDetails<T>(
  text: (name: (typeof DETAIL_TEXTS)[number]) => T,
  list: (name: (typeof DETAIL_LISTS)[number]) => T,
): Record<DetailName, T> {
  return {
    addresses: list('addresses'),
    timeZone: text('timeZone'),
    languages: list('languages'),
    pronouns: text('pronouns'),
    spokenName: text('spokenName'),
    nickname: text('nickname'),
    department: text('department'),
    handles: list('handles'),
    dates: list('dates'),
    kept: list('kept'),
  };
}

/** Returns the details after a change: absent fields stay unchanged, null clears. */
export function detailsAfter(
  before: StoredDetails,
  change: { readonly [Name in DetailName]?: Details[Name] | null | undefined },
): StoredDetails {
  const names = [...DETAIL_TEXTS, ...DETAIL_LISTS];
  const after = names.flatMap((name) => {
    const value = change[name] === undefined ? before[name] : change[name];
    const isEmpty = value == null || (Array.isArray(value) && value.length === 0);
    return isEmpty ? [] : [[name, value] as const];
  });
  return Object.fromEntries(after);
}

/** Returns the details that a search covers: places, department, nickname, and messaging handles. */
export function detailWords(details: StoredDetails): (string | null)[] {
  const { addresses = [], department = null, nickname = null, handles = [] } = details;
  return [
    ...addresses.flatMap(({ street, postalCode, city, region, country }) => [
      ...[street, postalCode, city, region, country],
      englishName(country),
    ]),
    department,
    nickname,
    ...handles.map(({ value }) => value),
  ];
}

/** Returns the English name of a country that's written in another language. */
function englishName(country: string | null): string | null {
  const code = countryCode(country);
  const name = code === null ? null : countryName(code);
  return name === country ? null : name;
}

/** Returns the keys for filtering by place and department: `city:bern`, `country:CH`, `department:sales`. */
export function placeKeys({ addresses = [], department = null }: StoredDetails): string[] {
  const keys = [
    ...addresses.flatMap(({ city, country }) => [
      city === null ? '' : placeKey('city', city),
      country === null ? '' : placeKey('country', country),
    ]),
    department === null ? '' : placeKey('department', department),
  ];
  return [...new Set(keys)].filter((key) => key !== '');
}

/** The details that a list can be filtered by. */
export const PLACES = ['city', 'country', 'department'] as const;
export type Place = (typeof PLACES)[number];

/** Returns the key of one place. A country has the same key in every language. */
export function placeKey(kind: Place, name: string): string {
  const code = kind === 'country' ? countryCode(name) : null;
  return `${kind}:${code ?? fold(name)}`;
}

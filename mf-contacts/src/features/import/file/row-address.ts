import { countryCode, type PostalAddress } from '@rapport/contracts';
import { cleanNote } from './clean-text.ts';

/** A cell and its column. */
export interface Cell {
  index: number;
  cell: string;
}

/** An address in a row: its parts, its house number, and its whole text, with their columns. */
export interface RowAddress extends PostalAddress {
  house: string | null;
  whole: Cell | null;
}

/**
 * The address of a place like "Lisbon, Portugal": the city, an optional region, and the country if it's a known
 * one.
 */
export function placeOf(text: string): PostalAddress {
  const [city = '', ...rest] = text.split(/\s*,\s*/);
  const last = rest.at(-1) ?? '';
  // Two letters are more likely a state than a country.
  const country = last.length > 2 && countryCode(last) !== null ? last : null;
  const region = (country === null ? rest : rest.slice(0, -1)).join(', ') || null;
  return { kind: 'other', street: null, postalCode: null, city: city || text, region, country };
}

/** Joins an address that's only a whole text, like "Address", with the city in an adjacent column. */
export function joinedAddresses(addresses: readonly RowAddress[]): readonly RowAddress[] {
  const isWhole = (each: RowAddress) => each.whole !== null && !partsOf(each).some((part) => part);
  const wholes = addresses.filter(isWhole);
  const below = addresses.filter((each) => !isWhole(each) && each.street === null);
  const [only] = below;
  if (only === undefined || below.length > 1 || wholes.some(({ kind }) => kind !== only.kind)) {
    return addresses;
  }
  const lines = wholes.map(({ whole }) => cleanNote(whole?.cell ?? ''));
  if (lines.length === 0) return addresses;
  return addresses
    .filter((each) => !isWhole(each))
    .map((each) => (each === only ? { ...each, street: lines.join('\n') } : each));
}

function partsOf({ street, house, postalCode, city, region, country }: RowAddress) {
  return [street, house, postalCode, city, region, country];
}

/** A street with its house number, in the same order as in the whole address. Other lines follow below. */
export function withHouse(
  street: string | null,
  house: string | null,
  whole: string,
): string | null {
  if (street === null || house === null) return street ?? house;
  const lines = street.split('\n');
  const isBefore = (line: string) => whole.includes(`${house} ${line}`);
  const named =
    lines.find((line) => isBefore(line) || whole.includes(`${line} ${house}`)) ??
    lines.find((line) => !/\d/.test(line)) ??
    street;
  const first = isBefore(named) ? `${house} ${named}` : `${named} ${house}`;
  return [first, ...lines.filter((line) => line !== named && named !== street)].join('\n');
}

/** Whether the whole address contains a word that none of its parts contains. */
export function saysMore(whole: string, parts: readonly (string | null)[]): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const known = new Set(parts.flatMap((part) => wordsOf(part ?? '')));
  return wordsOf(whole).some((word) => !known.has(word));
}

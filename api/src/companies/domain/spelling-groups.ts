import { organizationKey } from '@rapport/contracts';
import { isOneEdit } from './one-edit.ts';

/** The name of a company as contacts have it. */
export interface CompanyName {
  name: string;
  /** The number of contacts with it. */
  contacts: number;
}

/** A shorter name with another letter is too easily another company. */
const SHORTEST_WITH_TYPO = 6;

/**
 * Returns the names that are or may be spellings of one company, as groups of two and more, those of most contacts
 * first. Such names differ only in case, punctuation, accents, or legal form, or in one letter of six or more.
 * @param apart lists of names of which the user said that they're different companies
 */
export function spellingGroups(
  companies: readonly CompanyName[],
  apart: readonly (readonly string[])[],
): CompanyName[][] {
  const different = new Set(apart.flatMap((names) => pairsOf(names).map(pairKey)));
  const groups = new Map(companies.map((company) => [company, [company]]));
  const join = (one: CompanyName, other: CompanyName) => {
    const [group, added] = [groups.get(one) ?? [], groups.get(other) ?? []];
    if (group === added) return;
    const isApart = group.some((a) => added.some((b) => different.has(pairKey([a.name, b.name]))));
    if (isApart) return;
    group.push(...added);
    for (const company of added) groups.set(company, group);
  };
  const byKey = new Map<string, CompanyName[]>();
  for (const company of companies) {
    const key = organizationKey(company.name);
    if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), company]);
  }
  for (const same of byKey.values()) for (const pair of pairsOf(same)) join(...pair);
  for (const [key, other] of closeKeys([...byKey.keys()])) {
    for (const one of byKey.get(key) ?? []) {
      for (const each of byKey.get(other) ?? []) join(one, each);
    }
  }
  return [...new Set(groups.values())]
    .filter((group) => group.length > 1)
    .map((group) => group.toSorted(byContacts))
    .toSorted((one, other) => total(other) - total(one));
}

/** Returns the pairs of keys that differ in one letter. Another number is another company. */
function closeKeys(keys: readonly string[]): [string, string][] {
  const without = new Map<string, Set<string>>();
  for (const key of keys) {
    if (key.length < SHORTEST_WITH_TYPO) continue;
    // Keys that are one letter apart are equal without some letter of each, or one is the other without a letter.
    const shorter = Array.from(
      { length: key.length },
      (_, at) => key.slice(0, at) + key.slice(at + 1),
    );
    for (const text of [key, ...shorter]) {
      without.set(text, (without.get(text) ?? new Set<string>()).add(key));
    }
  }
  const pairs = [...without.values()].flatMap((alike) => pairsOf([...alike]));
  return pairs.filter(([one, other]) => digits(one) === digits(other) && isOneEdit(one, other));
}

function digits(text: string): string {
  return text.replaceAll(/\P{N}/gu, '');
}

function pairsOf<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one, at) => all.slice(at + 1).map((other): [T, T] => [one, other]));
}

function pairKey(pair: readonly [string, string]): string {
  return JSON.stringify(pair.toSorted());
}

function byContacts(one: CompanyName, other: CompanyName): number {
  return other.contacts - one.contacts || (one.name < other.name ? -1 : 1);
}

function total(group: readonly CompanyName[]): number {
  return group.reduce((sum, { contacts }) => sum + contacts, 0);
}

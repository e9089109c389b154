import { isTimeWord } from './fold-words.ts';
import { wordsOfPhrase } from './match-verbs.ts';
import { type UnderstandOptions } from './read-rest.ts';

export type ListOptions = Pick<UnderstandOptions, 'verbs' | 'labels' | 'places' | 'readWhen'>;

/** A filter of the contact list, as a parameter of its URL. */
export interface ListFilter {
  name: string;
  value: string;
  /** The filter in an entry: "overdue" or "in Bern". */
  says: string;
  /** The words of each phrase for it. */
  phrases: readonly (readonly string[])[];
  /** True if its words stand next to each other, as those of a name do. */
  isName: boolean;
  /** True if it's a place, a department, or a company. */
  isPlace: boolean;
}

/** What a text filters by, and the places of the words for it. */
export interface FoundFilters {
  filters: readonly ListFilter[];
  taken: ReadonlySet<number>;
}

const PLACES = [
  { name: 'city', says: 'in' },
  { name: 'country', says: 'in' },
  { name: 'department', says: 'department' },
  { name: 'company', says: 'at' },
] as const;
/** Legal forms and the like, which users rarely type. */
const FORMS = new Set('ag gmbh ltd inc llc sa srl plc bv co corp and & group'.split(' '));

/** Returns all filters: labels, places, and the commands that have a `filter`. */
export function listFilters({ verbs, labels, places }: ListOptions): ListFilter[] {
  const named = [
    ...labels.map(({ id, name }) => ({
      ...{ name: 'label', value: id, says: name, isPlace: false },
      names: [name],
    })),
    ...PLACES.flatMap(({ name, says }) =>
      (places?.[name] ?? []).map((value) => ({
        ...{ name, value, says: `${says} ${value}`, isPlace: true },
        names: name === 'company' ? companyNames(value) : [value],
      })),
    ),
  ].map(({ names, ...filter }) => ({ ...filter, isName: true, phrases: names.map(wordsOfPhrase) }));
  const commands = verbs.flatMap(({ filter, to = '', words, label }) => {
    const [parameter] = new URL(to, 'https://shell.invalid').searchParams;
    if (filter === undefined || parameter === undefined) return [];
    const [name, value] = parameter;
    // "Who needs attention this week" says nothing about the last contact.
    const phrases = [label, ...words]
      .map(wordsOfPhrase)
      .filter((phrase) => !phrase.every(isTimeWord));
    return [{ name, value, says: filter, phrases, isName: false, isPlace: false }];
  });
  return [...named, ...commands]
    .map((filter) => ({ ...filter, phrases: filter.phrases.filter(({ length }) => length > 0) }))
    .filter(({ phrases }) => phrases.length > 0);
}

/** "Acme Pumps Ltd" is also "Acme Pumps" and "Acme". */
function companyNames(name: string): string[] {
  const words = name.split(/\s+/).filter((word) => !FORMS.has(word.toLowerCase()));
  const [first = ''] = words;
  return [name, words.join(' '), ...(first.length > 2 ? [first] : [])];
}

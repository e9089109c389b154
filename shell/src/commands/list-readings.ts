import { shownText } from '@rapport/contracts';
import {
  DENIALS,
  type FoldedWord,
  isQuestion,
  isListWord,
  LIST_WORDS,
  tellingWords,
  wordsOf,
} from './fold-words.ts';
import {
  type FoundFilters,
  listFilters,
  type ListFilter,
  type ListOptions,
} from './list-filters.ts';
import { withSince } from './since-day.ts';
import { contactSpan } from './contact-span.ts';
import { labelOfList } from './label-of-list.ts';
import { SURE, vocabularyOf } from './match-verbs.ts';
import { placesOf } from './phrase-places.ts';
import { readInterval } from './read-interval.ts';
import { type Reading } from './read-rest.ts';
import { type Verb } from './verbs.ts';
import { stem } from './word-distance.ts';

/** Words that no filter explains and no contact has: "60 days". The entry then says that they weren't understood. */
const AMOUNT =
  /^(?:\d.*|two|three|four|five|six|couple|few|days?|weeks?|months?|quarters?|years?|than|more|over|since|last|past|within|ago|long)$/;

/**
 * Returns what a text with filters may do: open the list with all of them ("overdue customers", "engineers in Bern"), or
 * print it, export it, or set its cadence. Other words are searched for, and the entry says so.
 */
export function listReadings(text: string, options: ListOptions): Reading[] {
  const typed = tellingWords(text);
  if (typed.length === 0) return [];
  const found = filtersIn(typed, options);
  const { filters, taken } = found.isExcluding ? NO_FILTERS : withSpan(found, text, typed, options);
  const open = typed.filter((_, at) => !taken.has(at));
  const actions = options.verbs
    .filter(({ list }) => list !== undefined)
    .map((verb) => ({ verb, ...withoutAction(verb, text, open) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  if (filters.length === 0) return [];
  const list = { text, filters, options };
  return [
    ...actions.flatMap(({ verb, left }) => readingOf(verb, left, list)),
    ...readingOf(null, open, list),
  ];
}

const NO_FILTERS: FoundFilters = { filters: [], taken: new Set() };

/** Takes the filter for a span that the text names, such as "the last 30 days", in place of the usual one. */
function withSpan(
  { filters, taken }: FoundFilters,
  text: string,
  typed: readonly FoldedWord[],
  options: ListOptions,
): FoundFilters {
  const usual = filters.find(({ name }) => name === 'lastContact');
  const span = usual === undefined ? null : contactSpan(text, usual.value);
  const other = span?.isExact === true ? null : span;
  const since = withSince({ filters, taken }, text, typed, options.readWhen, other);
  if (since.taken.size > taken.size) return since;
  const meant =
    span &&
    listFilters(options).find(({ name, value }) => name === 'lastContact' && value === span.value);
  if (span === null || meant === undefined || meant === null) return { filters, taken };
  const isExplained = ({ start, end }: FoldedWord) =>
    span.isExact && start >= span.start && end <= span.end;
  return {
    filters: filters.map((filter) => (filter === usual ? meant : filter)),
    taken: new Set(typed.flatMap((word, at) => (taken.has(at) || isExplained(word) ? [at] : []))),
  };
}

/** Returns the filters that a text names, and whether it excludes one, which a list can't. */
function filtersIn(
  typed: readonly FoldedWord[],
  options: ListOptions,
): FoundFilters & { isExcluding: boolean } {
  const taken = new Set<number>();
  const found: { filter: ListFilter; first: number }[] = [];
  const isSame = (word: string, other: string) =>
    word === other ? 0 : stem(word) === stem(other) ? 1 : null;
  for (const { filter, phrase } of phrasesOf(listFilters(options))) {
    // "Not contacted" and "contacted this week" exclude each other; labels don't.
    const isUsed = found.some(({ filter: other }) =>
      filter.name === 'label' ? other === filter : other.name === filter.name,
    );
    const places = isUsed ? [] : (placesOf(phrase, typed, isSame)?.places ?? []);
    const [first = 0] = places;
    const between = typed
      .slice(first, places.at(-1))
      .filter((_, at) => !places.includes(first + at));
    const isApart = between.some(({ word }) => filter.isName || !isListWord(word));
    if (places.length === 0 || isApart || places.some((at) => taken.has(at))) continue;
    // "Customers but not VIP" isn't what a list can show.
    if (isExcluding(typed[first - 1]?.word ?? '')) return { ...NO_FILTERS, isExcluding: true };
    found.push({ filter, first });
    for (const at of places) taken.add(at);
  }
  found.sort((a, b) => a.first - b.first);
  return { filters: found.map(({ filter }) => filter), taken, isExcluding: false };
}

/** Returns the phrases of all filters, the longest first: "not assessed" precedes "assessed". */
function phrasesOf(filters: readonly ListFilter[]) {
  return filters
    .flatMap((filter) => filter.phrases.map((phrase) => ({ filter, phrase })))
    .sort((a, b) => b.phrase.length - a.phrase.length);
}

export function isExcluding(word: string): boolean {
  return DENIALS.has(word) || word === 'except' || word === 'without' || word === 'longer';
}

interface ListText {
  text: string;
  filters: readonly ListFilter[];
  options: ListOptions;
}

/** Returns the words beside those of an action on a list, and how surely the text names the action. */
function withoutAction(verb: Verb, text: string, open: readonly FoldedWord[]) {
  const takesEvery = verb.takes?.includes('every') === true;
  const interval = takesEvery ? readInterval(text) : null;
  const phrases = [verb.label, ...verb.words].map((phrase) => stemsOf(phrase));
  const own = new Set(phrases.flat());
  const typed = new Set(open.map(({ word }) => stem(word)));
  const said = phrases
    .filter((phrase) => phrase.every((word) => typed.has(word)))
    .flatMap((phrase) => phrase.filter((word) => !LIST_WORDS.has(word)));
  const others = new Set(wordsOf(interval?.rest ?? text).map(({ word }) => word));
  const left = open.filter(({ word }) => others.has(word) && !own.has(stem(word)));
  const isNamed = takesEvery ? interval !== null : said.length > 0 && !isQuestion(text);
  return { left, count: isNamed ? 1 + new Set(said).size : 0 };
}

function stemsOf(text: string): string[] {
  return tellingWords(text).map(({ word }) => stem(word));
}

function readingOf(
  action: Verb | null,
  open: readonly FoldedWord[],
  { text, filters: all, options }: ListText,
): Reading[] {
  const said = open.filter(({ word }) => !isListWord(word));
  const isAmount = ({ word }: FoldedWord) => AMOUNT.test(word);
  const amounts = said.filter(isAmount);
  const searched = said.filter((word) => !isAmount(word));
  const known = vocabularyOf(options.verbs);
  // "Log a call with Tom in Bern" is no list.
  if (searched.some(({ word }) => known.has(word) || isExcluding(word))) return [];
  const [only] = all;
  // "Who prefers email" is a command of its own, and "Lise prefers email" is no search.
  if (all.length === 1 && searched.length > 0 && only?.isName !== true) return [];
  // "Lise prefers email, not phone" is about Lise.
  const isLiking = all.some(({ name }) => name === 'prefers' || name === 'never');
  if (isLiking && searched[0]?.start === 0) return [];
  const isOne = action === null && all.length === 1 && searched.length === 0;
  const isTime = only?.name === 'lastContact' || only?.name === 'notSince';
  if (isOne && only?.isPlace !== true && !isTime) return [];
  const q = searchText(searched);
  const labeling = action?.list?.includes('{label}') === true ? labelOfList(text, all) : null;
  if (action?.list?.includes('{label}') === true && (labeling === null || q !== '')) return [];
  const filters = labeling?.others ?? all;
  const names = [...filters.map(({ says }) => says), ...(q === '' ? [] : [`“${q}”`])];
  const every = action?.takes?.includes('every') ? (readInterval(text)?.days ?? null) : null;
  const list = shownText(names.join(', '));
  const label =
    action === null
      ? `Filter: ${list}`
      : (action.list ?? '')
          .replace('{label}', `“${shownText(labeling?.label.says ?? '')}”`)
          .replace('{list}', list);
  const verb = {
    id: `list:${action?.id ?? 'show'}`,
    label,
    words: [],
    to: withQuery(action?.to ?? '/contacts', filters, q, labeling?.label.value),
  };
  return [
    {
      ...NOTHING,
      verb,
      every,
      score: scoreOf(action, q, text, filters),
      typed: text,
      leftOver: amounts.map(({ word }) => word).join(' '),
    },
  ];
}

/** People found by the same words precede what is likely a search. */
const LIKELY = 70;

function scoreOf(
  action: Verb | null,
  q: string,
  text: string,
  filters: readonly ListFilter[],
): number {
  if (q !== '') return LIKELY;
  if (action !== null) return SURE + 15;
  if (filters.length > 1) return SURE + 10;
  const isList = wordsOf(text).some(({ word }) => LIST_WORDS.has(word)) && !isQuestion(text);
  return isList ? SURE : LIKELY;
}

/** Returns what the list is searched for. The search finds what begins with a word, so "engineers" is searched as "engineer". */
export function searchText(words: readonly FoldedWord[]): string {
  return words.map(({ word }) => word.replace(/(?<=..[^s])s$/, '')).join(' ');
}

function withQuery(
  to: string,
  filters: readonly ListFilter[],
  q: string,
  label?: string | undefined,
): string {
  const address = new URL(to, 'https://shell.invalid');
  if (label !== undefined) address.searchParams.set('for', label);
  for (const { name, value } of filters) address.searchParams.append(name, value);
  if (q !== '') address.searchParams.set('q', q);
  return address.pathname + address.search;
}

/** A reading without further parameters. */
export const NOTHING = {
  isFollowed: false,
  who: '',
  day: null,
  time: null,
  label: null,
  text: null,
  over: null,
  next: null,
  nextText: null,
  rest: '',
  before: [],
  isPart: false,
} as const;

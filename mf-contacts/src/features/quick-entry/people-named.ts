import { api, type ContactSummary } from '@rapport/api-client';
import { isRequestError, type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { type QueryClient } from '@rapport/remote-api/query';
import { isOneSlip } from './plain-words.ts';

interface Sources {
  shell: ShellApi;
  queries: QueryClient;
}

/** How many people the user can tell apart at a glance. */
const MOST = 6;
/** Among how many people other forms of a name are sought. */
const MOST_SEARCHED = 200;

/** Whom the words for a person can mean. */
export interface Named {
  /** The words, as typed. */
  who: string;
  /** Most likely first. */
  candidates: readonly ContactSummary[];
  /**
   * The only one whose names or company begin with the words, or who has another form of the name, as Robert for
   * "Bob"; undefined if the user has to choose.
   */
  meant: ContactSummary | undefined;
}

/**
 * The people whom words can mean, by name, nickname, or company. Without a network, they're those of the pages that
 * were open.
 * @param who as typed; trailing words may belong to something else, as in "anna contract"
 */
export async function peopleNamed(who: string, sources: Sources): Promise<Named> {
  for (const part of partsOf(who)) {
    const found = await search(part, sources);
    const named = found.filter((person) => isNamed(person, part));
    // "Steve" begins "Steven", but also means Stephen.
    const isWhole = named.some((person) => isNamed(person, part, 'whole'));
    const called = isWhole ? named : distinct([...named, ...(await peopleWithForm(part, sources))]);
    // The search also finds "Ada" in "Faraday", and names in notes. A word in lower case is hardly meant so.
    const inside = /^\p{Lu}/u.test(who) ? found : [];
    const candidates = called.length > 0 ? called : inside;
    if (candidates.length === 0) continue;
    return {
      who,
      candidates: candidates.slice(0, MOST),
      meant: called.length === 1 ? called[0] : undefined,
    };
  }
  const candidates = await peopleAlmostNamed(who, sources);
  return { who, candidates: candidates.slice(0, MOST), meant: undefined };
}

/** Words of a line that are hardly a name. */
const NO_NAME =
  /^(?:the|and|but|for|from|with|about|that|this|has|had|have|was|were|will|would|can|could|she|her|him|his|they|them|you|our|not|yes|said|says|told|asked|asks|wants|need|needs|send|sent|call|called|meet|met|meeting|lunch|coffee|dinner|email|emailed|text|message|promised|promise|owe|owes|both|all|next|last|week|month|year|today|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/u;
/** A longer line isn't searched whole. */
const MOST_WORDS = 12;

/**
 * The people of whose names a line has a whole word, in its order: for a line that was read without finding anyone.
 * Each word is one search.
 */
export async function peopleInLine(line: string, sources: Sources): Promise<Named[]> {
  const words = [...new Set(wordsOf(line))].filter(
    (word) => word.length > SHORTEST_MISTYPED - 1 && /^\p{L}+$/u.test(word) && !NO_NAME.test(word),
  );
  const found = await Promise.all(
    words.slice(0, MOST_WORDS).map(async (who) => {
      const people = (await search(who, sources)).filter(({ displayName }) =>
        wordsOf(displayName).includes(who),
      );
      return { who, candidates: people, meant: people.length === 1 ? people[0] : undefined };
    }),
  );
  // "Tom Ashdown" is one person, though "Tom" alone is two.
  const certain = found.flatMap(({ meant }) => meant ?? []);
  const isKnown = ({ meant, candidates }: Named) =>
    meant === undefined && candidates.some(({ id }) => certain.some((each) => each.id === id));
  return found
    .filter((each) => each.candidates.length > 0 && !isKnown(each))
    .filter(
      ({ meant }, at, all) =>
        meant === undefined || all.findIndex((each) => each.meant?.id === meant.id) === at,
    );
}

/** People with another form of the given name, as Robert Chen for "Bob" or "Bob Chen". */
async function peopleWithForm(words: string, sources: Sources): Promise<ContactSummary[]> {
  // A list of names, which can't be loaded without a network.
  const forms = await import('./forms-of-names.ts').catch(() => null);
  if (forms === null) return [];
  const [given = '', ...family] = wordsOf(words);
  const found = await searchAll(
    forms.searchesForForms(given).map((form) => [form, ...family].join(' ')),
    sources,
  );
  return found.filter(
    (person) =>
      isNamed(person, family.join(' ')) &&
      wordsOf(person.displayName).some((name) => forms.isForm(name, given)),
  );
}

/** People whose names differ from the words by one letter in each. */
async function peopleAlmostNamed(words: string, sources: Sources): Promise<ContactSummary[]> {
  const typed = wordsOf(words).filter((word) => word.length > SHORTEST_MISTYPED);
  // A slip in a short word may be in its third letter.
  const beginnings = typed.map((word) => word.slice(0, word.length < 6 ? 2 : SHORTEST_MISTYPED));
  const found = await searchAll(beginnings, sources);
  return found.filter((person) => {
    const names = wordsOf(person.displayName);
    return typed.every((word) => names.some((name) => name === word || isOneSlip(name, word)));
  });
}

const SHORTEST_MISTYPED = 3;

/** The people whom any of the searches finds. */
async function searchAll(searches: readonly string[], sources: Sources): Promise<ContactSummary[]> {
  const lists = await Promise.all(searches.map((q) => search(q, sources, MOST_SEARCHED)));
  return distinct(lists.flat());
}

/** The words, also without the "s" of "Okafors office", then fewer from the beginning, then the last one alone. */
function partsOf(words: string): string[] {
  const all = words.split(' ');
  const withoutS = words.replace(/(?<=\p{L}{3})s$/u, '');
  // "Juergen" is Jürgen on an English keyboard.
  const withoutUmlaut = words.replaceAll(/([aou])e/giu, '$1');
  const shorter = all.map((_, dropped) => all.slice(0, all.length - dropped).join(' '));
  const last = all.length > 1 ? all.slice(-1) : [];
  return [...new Set([words, withoutS, withoutUmlaut, ...shorter, ...last])];
}

async function search(
  q: string,
  { shell, queries }: Sources,
  limit = MOST,
): Promise<ContactSummary[]> {
  const query = apiQuery(shell, api.get('/api/contacts', { q, limit, sort: 'name' }));
  try {
    return await queries.fetchQuery({ ...query, retry: false, networkMode: 'always' });
  } catch (error) {
    // A response of the API that isn't an answer to the search is an error; no response is no network.
    if (isRequestError(error) && error.status !== null) throw error;
    return knownPeople(queries)
      .filter((person) => isNamed(person, q))
      .slice(0, limit);
  }
}

/** Whether each word begins a word of the person's names or company, or is one of the title as in "Acme CFO". */
function isNamed(person: ContactSummary, words: string, how?: 'whole'): boolean {
  const names = wordsOf(`${person.displayName} ${person.organizationName ?? ''}`);
  const typed = wordsOf(words);
  // "Art" alone doesn't mean all art directors.
  const titles = typed.length > 1 ? wordsOf(person.organizationTitle ?? '') : [];
  return typed.every(
    (word) =>
      titles.includes(word) ||
      (how === 'whole' ? names.includes(word) : names.some((name) => name.startsWith(word))),
  );
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
}

function knownPeople(queries: QueryClient): ContactSummary[] {
  const people = queries
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => contactsIn(state.data));
  return distinct(people);
}

function distinct(people: readonly ContactSummary[]): ContactSummary[] {
  return people.filter(({ id }, at) => people.findIndex((each) => each.id === id) === at);
}

function contactsIn(data: unknown): ContactSummary[] {
  if (Array.isArray(data)) return data.filter(isContact);
  const pages: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'pages') : null;
  if (Array.isArray(pages))
    return pages.flatMap((page) => contactsIn(Object(page).contacts ?? page));
  return isContact(data) ? [data] : [];
}

function isContact(data: unknown): data is ContactSummary {
  return (
    typeof data === 'object' &&
    data !== null &&
    'id' in data &&
    'displayName' in data &&
    'lastUpdateTime' in data
  );
}

import { api, type ContactSummary } from '@rapport/api-client';
import { isRequestError, type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { type QueryClient } from '@rapport/remote-api/query';

interface Sources {
  shell: ShellApi;
  queries: QueryClient;
}

/** How many people the user can tell apart at a glance. */
const MOST = 6;

/** Whom the words for a person can mean. */
export interface Named {
  /** The words, as typed. */
  who: string;
  /** Most likely first. */
  candidates: readonly ContactSummary[];
  /** The only one whose names or company begin with the words; undefined if the user has to choose. */
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
    if (found.length === 0) continue;
    const candidates = closest(found, part);
    const [first] = candidates;
    // The search also finds "Ada" in "Faraday".
    const isSure = candidates.length === 1 && first !== undefined && isNamed(first, part);
    return { who, candidates, meant: isSure ? first : undefined };
  }
  return { who, candidates: [], meant: undefined };
}

/** The words, then fewer from the beginning, then the last one alone. */
function partsOf(words: string): string[] {
  const all = words.split(' ');
  const shorter = all.map((_, dropped) => all.slice(0, all.length - dropped).join(' '));
  return [...shorter, ...(all.length > 1 ? all.slice(-1) : [])];
}

async function search(q: string, { shell, queries }: Sources): Promise<ContactSummary[]> {
  const query = apiQuery(shell, api.get('/api/contacts', { q, limit: MOST, sort: 'name' }));
  try {
    return await queries.fetchQuery({ ...query, retry: false, networkMode: 'always' });
  } catch (error) {
    // A response of the API that isn't an answer to the search is an error; no response is no network.
    if (isRequestError(error) && error.status !== null) throw error;
    return knownPeople(queries)
      .filter((person) => isNamed(person, q))
      .slice(0, MOST);
  }
}

/** If some are named exactly like that, the others, found by their notes or company, aren't meant. */
function closest(found: readonly ContactSummary[], words: string): ContactSummary[] {
  const named = found.filter((person) => isNamed(person, words));
  return named.length > 0 ? named : [...found];
}

/** Whether each word is the beginning of a word of the person's names or company. */
function isNamed(person: ContactSummary, words: string): boolean {
  const names = wordsOf(`${person.displayName} ${person.organizationName ?? ''}`);
  return wordsOf(words).every((word) => names.some((name) => name.startsWith(word)));
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

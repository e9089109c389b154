import { type ContactSummary } from '@rapport/api-client';
import { ArrowRight, List, Plus, Zap } from 'lucide-react';
import { MarkedText } from './marked-text.tsx';
import { SURE } from './match-verbs.ts';
import { type Entry, type EntryGroup } from './menu-list.tsx';
import { isWholeName } from './named-people.ts';
import { personActions, personEntry, type PersonOptions } from './person-entries.tsx';
import { searchedWords } from './searched-words.ts';
import { type Reading } from './read-rest.ts';
import { type Named, type People } from './use-people.ts';
import { verbEntries, withoutPerson } from './verb-entries.tsx';
import { type Verb } from './verbs.ts';

interface MenuGroupsOptions {
  query: string;
  verbs: readonly Verb[];
  readings: readonly Reading[];
  named: Named;
  recent: readonly ContactSummary[];
  /** The people found by the whole text. */
  found: People;
  options: PersonOptions;
  /** True while loading something that affects the meaning of the words after a verb. */
  pending: boolean;
  here: string | null;
  go: (address: string) => void;
}

interface MenuGroups {
  groups: EntryGroup[];
  /** What Enter does, for screen readers; null if it opens what was searched for. */
  spoken: string | null;
  isNothing: boolean;
  /** True if nothing is offered yet because it could refer to the wrong person. */
  isWaiting: boolean;
}

/** More words than this are hardly a name. */
const LONGEST_NAME = 4;
/** The most verbs that people read before typing another letter. */
const MOST_VERBS = 8;

/**
 * Returns the lines of the menu. A verb at the beginning of the text precedes people found by the same words,
 * unless the words are a person's name.
 */
export function menuGroups(given: MenuGroupsOptions): MenuGroups {
  const { query, readings, options, pending, verbs, named } = given;
  const isSaidOnly = readings.length === 0 && given.found.people.length === 0;
  // "Open Tom's page" names someone, and nothing else in it is known.
  const found = isSaidOnly ? { ...given.found, people: named.people } : given.found;
  const [best] = readings;
  const isSure =
    best !== undefined &&
    best.score >= SURE &&
    !found.people.some((person) => isWholeName(person, query));
  if (isSure && pending && best.isFollowed) {
    return { groups: [], spoken: null, isNothing: false, isWaiting: true };
  }
  const without = withoutPerson(readings, named);
  const meant = without === null ? readings : [without, ...readings];
  const entries = query === '' ? startEntries(verbs) : verbEntries({ ...given, readings: meant });
  const actions = entries.filter(({ isPage }) => !isPage).slice(0, MOST_VERBS);
  const pages = entries.filter(({ isPage }) => isPage).slice(0, MOST_VERBS);
  const [first] = query === '' ? [] : found.people;
  const people = {
    title: query === '' ? 'Recent' : 'People',
    entries: [
      ...found.people.map((contact) => personEntry(contact, query, options)),
      ...(query !== '' && found.hasMore ? [showAll(found.total, query, options)] : []),
    ],
  };
  const ofFirst = first === undefined || isSure ? [] : personActions(first, options, true);
  const commands = [
    { title: 'Actions', entries: [...ofFirst, ...actions] },
    { title: 'Pages', entries: pages },
  ];
  const [surest] = entries;
  if (surest?.isPage === true) commands.reverse();
  const groups = (isSure ? [...commands, people] : [people, ...commands]).filter(
    (group) => group.entries.length > 0,
  );
  const isNothing = groups.length === 0 && found.status === 'ready' && !pending;
  const add = verbs.find(({ id }) => id === 'add-contact');
  if (isNothing && add?.run !== undefined) {
    const { run } = add;
    const isName = add.to !== undefined && query.split(/\s+/u).length <= LONGEST_NAME;
    const address = `${add.to}&${new URLSearchParams({ text: query })}`;
    const entry = {
      ...{ id: add.id, icon: <Plus aria-hidden /> },
      label: isName ? `${add.label}: “${query}”` : add.label,
      run: isName ? () => given.go(address) : run,
    };
    groups.push({ title: 'Actions', entries: [entry] });
  }
  return {
    ...{ groups, isNothing, isWaiting: false },
    spoken: isSure && surest !== undefined ? spokenOf(surest.sentence, entries.length) : null,
  };
}

function spokenOf(sentence: string, count: number): string {
  return count === 1 ? sentence : `${sentence}. 1 of ${count} choices.`;
}

/** Returns the menu's entries before anything is typed; the others are found by their words. */
function startEntries(verbs: readonly Verb[]) {
  return verbs.flatMap(({ id, label, keys, run }) => {
    if (run === undefined || /^(?:theme:|go-to:settings\/)/.test(id)) return [];
    const isPage = id.startsWith('go-to:');
    const icon = isPage ? <ArrowRight aria-hidden /> : <Zap aria-hidden />;
    return [
      {
        ...{ id, icon, keys, run, isPage, score: 0, sentence: label },
        label: <MarkedText text={label} query="" />,
      },
    ];
  });
}

function showAll(total: number | null, query: string, { navigate }: PersonOptions): Entry {
  return {
    id: 'show-all',
    icon: <List aria-hidden />,
    label: total === null ? 'Show all in the list' : `Show all ${total} in the list`,
    run: () => navigate(`/contacts?${new URLSearchParams({ q: searchedWords(query) })}`),
  };
}

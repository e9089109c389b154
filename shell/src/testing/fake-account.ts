import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ContactSummary, type Label, type Places, type SavedView } from '@rapport/api-client';
import { isRemoteCommand, type RemoteCommand } from '@rapport/registry';
import { folded } from '../commands/fold-words.ts';
import { SHOW_NOTIFICATIONS, SHOW_RECENT_CHANGES } from '../commands/header-commands.ts';
import { vocabularyOf } from '../commands/match-verbs.ts';
import { menuGroups } from '../commands/menu-groups.tsx';
import { namedIn, searchesFor } from '../commands/named-people.ts';
import { beginningsOf, nearlyNamed, nearlyNamedIn, nearSearches } from '../commands/near-names.ts';
import { readWhen } from '../commands/read-when.ts';
import { searchedWords } from '../commands/searched-words.ts';
import { shellCommands } from '../commands/shell-commands.ts';
import { type Reading } from '../commands/read-rest.ts';
import { understand, withNames } from '../commands/understand.ts';
import { notUnderstood, namesIn } from '../commands/verb-entries.tsx';
import { COPIED, declaredVerb, REACH, type Verb, verbOf } from '../commands/verbs.ts';

/** The account that examples are typed in. */
export interface FakeAccount {
  people: readonly ContactSummary[];
  labels: readonly Pick<Label, 'id' | 'name'>[];
  views?: readonly Pick<SavedView, 'id' | 'name'>[];
  places?: Places;
  now: Date;
  locale?: string;
  /** IDs of recently opened contacts, last one first. */
  recent?: readonly string[];
  /** The ID of the contact of the current page. */
  here?: string;
}

/** The commands that the remotes of this repository declare. */
const REMOTES: RemoteCommand[] = ['mf-contacts', 'mf-assessment', 'mf-coaching'].flatMap((name) => {
  const file = fileURLToPath(new URL(`../../../${name}/public/commands.json`, import.meta.url));
  const commands: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(commands) ? commands.filter(isRemoteCommand) : [];
});

/** All verbs of the running menu on a page without commands of its own. */
export const ALL_VERBS: readonly Verb[] = allVerbs();

function allVerbs(): Verb[] {
  const doNothing = () => undefined;
  const own = shellCommands({
    registry: {
      registry: 1,
      revision: 1,
      remotes: [],
      nav: [{ label: 'Contacts', path: '/contacts' }],
    },
    navigate: doNothing,
    show: doNothing,
    chooseTheme: doNothing,
    signOut: doNothing,
    settings: [
      { slug: 'profile', name: 'Profile', summary: 'Name, photo, times and dates, my card' },
      { slug: 'account', name: 'Account', summary: 'Email, password, signed-in devices' },
      { slug: 'appearance', name: 'Appearance', summary: 'Theme, keyboard shortcuts' },
      {
        slug: 'notifications',
        name: 'Notifications',
        summary: 'Reminders on your devices, daily email',
      },
      { slug: 'calendars', name: 'Calendars', summary: 'Feed, subscriptions, .ics files' },
      {
        slug: 'address-books',
        name: 'Address books',
        summary: 'iCloud, Fastmail, Nextcloud, others',
      },
      { slug: 'data', name: 'Your data', summary: 'Import, export, deletion' },
      { slug: 'fields', name: 'Fields', summary: 'What contacts have beside name and company' },
      { slug: 'developer', name: 'Developer', summary: 'Access tokens, webhooks' },
    ],
  });
  const header = [SHOW_RECENT_CHANGES, SHOW_NOTIFICATIONS].map((command) => ({
    ...command,
    run: doNothing,
  }));
  const ids = new Set<string>(header.map(({ id }) => id));
  const offered = [...header, ...[...own.actions, ...own.pages].filter(({ id }) => !ids.has(id))];
  const isOffered = new Set(offered.map(({ id }) => id));
  return [
    ...offered.map((command) =>
      verbOf(
        command,
        REMOTES.find(({ id }) => id === command.id),
      ),
    ),
    ...REMOTES.filter(({ id }) => !isOffered.has(id)).map(declaredVerb),
    ...REACH,
    ...COPIED,
  ];
}

/** Finds people as the API does: each word, without accents, is a part of something stored about them. */
function searched({ people }: FakeAccount, q: string): ContactSummary[] {
  const words = folded(q).split(/\s+/).filter(Boolean);
  return people.filter(({ displayName, organizationName, organizationTitle, match }) => {
    const all = [displayName, organizationName, organizationTitle, match?.text].join(' ');
    return words.length > 0 && words.every((word) => folded(all).includes(word));
  });
}

/** Returns the readings of a text, as the running menu has them once everything is loaded. */
export function readingsOf(typed: string, standIn: FakeAccount): Reading[] {
  return resolved(typed, standIn).readings;
}

function resolved(typed: string, standIn: FakeAccount) {
  const { labels, views = [], places = null, now, locale = 'en-US', recent = [] } = standIn;
  const understood = understand(typed.trim(), {
    ...{ verbs: ALL_VERBS, labels, views, places },
    readWhen: (text, past, only) => readWhen(text, { now, locale, past, only }),
  });
  const who = namesIn(understood, typed.trim());
  const vocabulary = vocabularyOf(ALL_VERBS);
  const isVerb = (word: string) => vocabulary.has(word);
  const foundBy = (searches: readonly string[]) => [
    ...new Set(searches.flatMap((search) => searched(standIn, search))),
  ];
  const exactly = namedIn(foundBy(searchesFor(who, isVerb)), who, recent);
  const named =
    exactly.people.length > 0 ? exactly : nearlyNamedIn(foundBy(nearSearches(who, isVerb)), who);
  return { readings: withNames(understood, named.words, named.others), named };
}

/**
 * Returns what the running menu offers for a text, in its order: the sentence of a command, and "Person: Ada Lovelace"
 * for a contact.
 */
export function offered(typed: string, standIn: FakeAccount): { lines: string[]; problem: string } {
  const { readings, named } = resolved(typed, standIn);
  const status = 'ready' as const;
  const exact = searched(standIn, searchedWords(typed.trim()));
  const isName = exact.length === 0 && readings.length === 0;
  const begun = isName ? searched(standIn, beginningsOf(typed)) : [];
  const found = isName ? nearlyNamed(begun, typed) : exact;
  const { people, recent = [], here = null } = standIn;
  const { groups } = menuGroups({
    ...{ query: typed.trim(), verbs: ALL_VERBS, readings, here },
    recent: recent.flatMap((id) => people.filter((person) => person.id === id)),
    named: { status, ...named },
    found: { status, people: found, total: found.length, hasMore: false },
    options: { navigate: () => undefined, copy: () => Promise.resolve(), fileUrl: undefined },
    ...{ pending: false, go: () => undefined },
  });
  const lines = groups.flatMap(({ entries }) =>
    entries.map((entry) =>
      'sentence' in entry && typeof entry.sentence === 'string'
        ? entry.sentence
        : entry.person === undefined
          ? entry.id
          : `Person: ${entry.person.displayName}`,
    ),
  );
  return { lines, problem: notUnderstood(readings, { status, ...named }) };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRemoteCommand, type RemoteCommand } from '@rapport/registry';
import fc from 'fast-check';
import { SHOW_RECENT_CHANGES } from './header-commands.ts';
import { namedPeople, peopleOfPart } from './named-people.ts';
import { readWhen } from './read-when.ts';
import { shellCommands } from './shell-commands.ts';
import { addressOf, sentenceOf, understand, withLeftOver } from './understand.ts';
import { matchVerbs, REACH, SURE, type Verb, verbOf } from './verbs.ts';
import {
  BUILT_WITH,
  WRITTEN_BEFORE,
  WRITTEN_BLIND,
  WRITTEN_ELSEWHERE,
  WRITTEN_LAST,
} from './typed-examples.ts';

/** A Saturday. */
const NOW = new Date('2026-11-28T10:20:00');
const LABELS = ['Partner', 'Clients', 'VIP'].map((name, index) => ({ id: `l-${index}`, name }));
const PEOPLE = [
  ['p-1', 'Marta Weiss', 'Acme', '2026-11-01'],
  ['p-2', 'Marta Huber', 'Nord AG', '2026-11-20'],
  ['p-3', 'Anna Keller', 'Aare AG', null],
  ['p-4', 'Tom Berger', 'Acme', null],
  ['p-5', 'Petra Lang', null, null],
  ['p-6', 'Jonas Frei', null, null],
  ['p-7', 'Grace Hopper', 'Navy', null],
  ['p-8', 'Otto Kern', 'Planning Works', null],
].map(([id = '', displayName = '', organizationName = null, lastInteractionAt = null]) => ({
  ...{ id: id ?? '', displayName: displayName ?? '', organizationName, lastInteractionAt },
}));

/** The commands that the remotes of this repository declare. */
const REMOTES: RemoteCommand[] = ['mf-contacts', 'mf-assessment', 'mf-coaching'].flatMap((name) => {
  const file = fileURLToPath(new URL(`../../../${name}/public/commands.json`, import.meta.url));
  const commands: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(commands) ? commands.filter(isRemoteCommand) : [];
});

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
      { slug: 'account', name: 'Account', summary: 'Email, password, signed-in devices' },
      { slug: 'notifications', name: 'Notifications', summary: 'Daily email' },
      { slug: 'calendars', name: 'Calendars', summary: 'Feed, subscriptions, .ics files' },
      { slug: 'data', name: 'Your data', summary: 'Import, export, deletion' },
      { slug: 'profile', name: 'Profile', summary: 'Name, photo, times and dates' },
    ],
  });
  const undo = { ...SHOW_RECENT_CHANGES, run: doNothing };
  const offered = [undo, ...own.actions, ...own.pages];
  const ids = new Set(offered.map(({ id }) => id));
  return [
    ...offered.map((command) =>
      verbOf(
        command,
        REMOTES.find(({ id }) => id === command.id),
      ),
    ),
    ...REMOTES.filter(({ id }) => !ids.has(id)).map(({ words = [], ...rest }) => ({
      ...rest,
      words,
    })),
    ...REACH,
  ];
}
const VERBS = allVerbs();

const read = (locale: string) => (text: string, past: boolean) =>
  readWhen(text, { now: NOW, locale, past });
const readings = (text: string, locale = 'en-US') =>
  understand(text, { verbs: VERBS, labels: LABELS, readWhen: read(locale) });

/** Returns the first two entries that the menu offers for a text. */
function offers(text: string, recent: readonly string[] = []): string[] {
  const understood = readings(text);
  const who = understood.find((reading) => reading.who !== '')?.who ?? '';
  const isNamed = namedPeople(PEOPLE, who, recent).length > 0;
  const { leftOut } = isNamed ? { leftOut: '' } : peopleOfPart(PEOPLE, who, recent);
  return withLeftOver(understood, leftOut)
    .filter((reading) => reading.who === who || reading.who === '')
    .flatMap((reading) => {
      const all = namedPeople(PEOPLE, reading.who, recent);
      const people = all.length > 0 ? all : peopleOfPart(PEOPLE, reading.who, recent).people;
      const several = people.length > 0 ? people : [null];
      return several.map((person) => {
        const { before, name, after } = sentenceOf(reading, person);
        return before + name + after;
      });
    })
    .slice(0, 2);
}

describe('commands in a user’s own words', () => {
  it.each(BUILT_WITH)('%s', (typed, meant) => {
    expect(offers(typed)).toContain(meant);
  });

  it.each(WRITTEN_BEFORE)(
    'that were written before the words of the commands: %s',
    (typed, meant) => {
      expect(offers(typed)).toContain(meant);
    },
  );
});

describe('commands that were written before any was tried', () => {
  it.each([...WRITTEN_BLIND, ...WRITTEN_LAST, ...WRITTEN_ELSEWHERE])('%s', (typed, meant) => {
    expect(offers(typed)).toContain(meant);
  });
});

describe('a verb with what follows it', () => {
  it('takes what names no one as its text, and leads to a new label', () => {
    const [label] = withLeftOver(readings('label petra lang zork'), 'zork');
    expect(label && addressOf(label, 'p-5')).toBe('/contacts/p-5?action=label&text=zork');
    expect(offers('label petra lang zork')[0]).toBe('Change the labels of Petra Lang, “zork”');
    expect(offers('plan marta weiss pricing friday')[0]).toBe(
      'Plan a meeting with Marta Weiss, “pricing”, Friday, December 4',
    );
  });

  it('leads to an address with the person, the day, and the time', () => {
    const [first] = readings('plan marta friday 10');
    expect(first && addressOf(first, 'p-1')).toBe(
      '/contacts/p-1?action=plan-meeting&day=2026-12-04&time=10%3A00',
    );
  });

  it('asks which Marta is meant, most recently opened first', () => {
    expect(offers('brief marta')).toEqual([
      'Open the briefing for Marta Huber',
      'Open the briefing for Marta Weiss',
    ]);
    expect(offers('brief marta', ['p-1'])[0]).toBe('Open the briefing for Marta Weiss');
    expect(offers('brief marta acme')).toEqual(['Open the briefing for Marta Weiss']);
  });

  it('precedes a company with that word', () => {
    expect(matchVerbs('plan', VERBS)[0]?.score).toBeGreaterThanOrEqual(SURE);
    expect(namedPeople(PEOPLE, 'plan', [])).toEqual([]);
  });

  it('says that a day is past if it has to be in the future', () => {
    const [first] = readings('plan marta yesterday');
    expect(first).toMatchObject({ who: 'marta', day: null, over: 'yesterday' });
  });

  it('reads numbers in the browser’s order', () => {
    expect(readings('plan marta 4/12', 'de-CH')[0]?.day).toBe('2026-12-04');
    expect(readings('plan marta 12/4', 'en-US')[0]?.day).toBe('2026-12-04');
  });

  it.each(['zork', 'Anna Keller', '', '   ', 'to the', '?'])('is not found in %j', (text) => {
    expect(readings(text).filter(({ score }) => score >= SURE)).toEqual([]);
  });

  it('always returns URLs of this product, for any input', () => {
    const words = fc.constantFrom(
      ...['plan', 'log', 'label', 'snooze', 'add', 'marta', 'vip', 'friday', '10', '//x.example'],
      ...['?a=b', '#', '{person}', '../', 'at', '99:99', '2026-02-31', '%', '\u202e', '“'],
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 8 }), (typed) => {
        for (const reading of readings(typed.join(' '))) {
          for (const person of [null, 'p/1?x']) {
            const address = addressOf(reading, person);
            if (address === null) continue;
            const url = new URL(address, 'https://rapport.example');
            expect(url.host).toBe('rapport.example');
            expect(address).toMatch(/^\/[a-z]/);
            if (person !== null) expect(address).toContain('p%2F1%3Fx');
          }
          expect(reading.day ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
          expect(reading.time ?? '10:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        }
      }),
    );
  });
});

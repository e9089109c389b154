import fc from 'fast-check';
import { ALL_VERBS, offered, readingsOf, type FakeAccount } from '../testing/fake-account.ts';
import { fakePerson } from '../testing/fake-person.ts';
import { matchVerbs, SURE } from './match-verbs.ts';
import { namedPeople } from './named-people.ts';
import { addressOf } from './shown-reading.ts';
import { BLIND_PHRASES, LEARNED_PHRASES } from './blind-phrases.ts';
import { NATURAL_PHRASES } from './natural-phrases.ts';
import { RECENT_PHRASES } from './recent-phrases.ts';
import {
  BUILT_WITH,
  WRITTEN_BEFORE,
  WRITTEN_BLIND,
  WRITTEN_ELSEWHERE,
  WRITTEN_LAST,
} from './typed-examples.ts';

const PEOPLE = [
  ['p-1', 'Marta Weiss', 'Acme', '2026-11-01'],
  ['p-2', 'Marta Huber', 'Nord AG', '2026-11-20'],
  ['p-3', 'Anna Keller', 'Aare AG', null],
  ['p-4', 'Tom Berger', 'Acme', null],
  ['p-5', 'Petra Lang', null, null],
  ['p-6', 'Jonas Frei', null, null],
  ['p-7', 'Grace Hopper', 'Navy', null],
  ['p-8', 'Otto Kern', 'Planning Works', null],
].map(([id, displayName, organizationName = null, lastInteractionAt = null]) =>
  fakePerson({
    ...{ id: id ?? '', displayName: displayName ?? '', organizationName, lastInteractionAt },
  }),
);
const STAND_IN: FakeAccount = {
  people: PEOPLE,
  labels: ['Partner', 'Clients', 'VIP'].map((name, index) => ({ id: `l-${index}`, name })),
  // A Saturday.
  now: new Date('2026-11-28T10:20:00'),
};

const readings = (text: string, locale = 'en-US') => readingsOf(text, { ...STAND_IN, locale });
/** Returns the first two entries that the menu offers for a text. */
const offers = (text: string, recent: readonly string[] = []) =>
  offered(text, { ...STAND_IN, recent }).lines.slice(0, 2);

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

/** An account of other people, for examples that were written for it. */
const OTHER_ACCOUNT: FakeAccount = {
  people: [
    ['Tom Becker', 'Acme', 'Bern'],
    ['Nina Frei', 'Northwind', 'Zurich'],
    ['Sarah Keller', 'Acme', 'Basel'],
    ['David Meier', 'Nord AG', 'Bern'],
    ['Priya Shah', 'Globex', 'London'],
    ['Marcus Long', 'Northwind', 'Bern'],
    ['Elena Rossi', 'Rossi Srl', 'Milan'],
    ['Jonas Weber', 'Aare AG', 'Bern'],
    ["Karen O'Neill", 'Kestrel', 'Dublin'],
    ['Luis Ortega', 'Ortega SA', 'Madrid'],
    ['Hannah Brandt', 'Brandt', 'Berlin'],
    ['Ben Carter', 'Initech', 'Zurich'],
  ].map(([displayName = '', organizationName = '', text = ''], index) =>
    fakePerson({
      ...{ id: `o-${index}`, displayName, organizationName },
      match: { kind: 'address', type: null, text },
    }),
  ),
  labels: ['VIP', 'Lead', 'Customer'].map((name, index) => ({ id: `o-${index}`, name })),
  now: STAND_IN.now,
};

describe('commands as coaches, recruiters, and salespeople type them', () => {
  it.each([...NATURAL_PHRASES, ...BLIND_PHRASES, ...LEARNED_PHRASES, ...RECENT_PHRASES])(
    '%s',
    (typed, meant) => {
      expect(offered(typed, OTHER_ACCOUNT).lines.slice(0, 2)).toContain(meant);
    },
  );

  it.each([
    'tom hates calls',
    "sarah doesn't want to be called",
    'david asked not to be called',
    'no meetings before ten for marcus',
    "don't phone priya before 10",
    'nina would rather not be emailed',
  ])('never offers to log %j, which is a preference', (typed) => {
    const [first, ...others] = offered(typed, OTHER_ACCOUNT).lines;
    expect(first).toMatch(/^Add what .* told you, “/);
    expect(others.filter((line) => line.startsWith('Log '))).toEqual([]);
  });
});

describe('deleting a contact', () => {
  const first = (typed: string) => offered(typed, OTHER_ACCOUNT).lines[0];

  it.each([
    ['remove tom', 'Delete Tom Becker'],
    ['delete nina frei from northwind', 'Delete Nina Frei'],
    ['remove priya from my contacts', 'Delete Priya Shah'],
    ['please delete elena for good', 'Delete Elena Rossi'],
  ])('is offered for whole names: %s', (typed, meant) => {
    expect(first(typed)).toBe(meant);
  });

  it.each([
    ["remove tom's number", 'Edit Tom Becker'],
    ['remove the note about nina', 'See the interactions with Nina Frei'],
    ["remove elena's reminders", 'Set how often to be in touch with Elena Rossi'],
    ['remove the meeting with luis', 'Cancel the next meeting with Luis Ortega'],
    ['i deleted priya by mistake', 'Recently deleted'],
  ])('is not offered for something else: %s', (typed, meant) => {
    expect(first(typed)).toBe(meant);
  });

  it.each([
    ...['remove', 'delete it', 'remove han', 'delete globex', 'delete the old one'],
    ...['remove sarah and ben', 'remove david from prospects', 'delete priya zork'],
  ])('is not offered if the words leave open who is meant: %s', (typed) => {
    expect(offered(typed, { ...OTHER_ACCOUNT, recent: ['o-1'] }).lines).not.toContainEqual(
      expect.stringMatching(/^Delete /),
    );
  });

  it('is offered without a name on the page of the contact alone', () => {
    const recent = ['o-1', 'o-2'];
    const { lines } = offered('remove', { ...OTHER_ACCOUNT, recent, here: 'o-1' });
    expect(lines.filter((line) => line.startsWith('Delete '))).toEqual(['Delete Nina Frei']);
  });
});

describe('a day to come in what has happened', () => {
  it.each([
    [
      'no answer from tom, try again tomorrow',
      'Log a call with Tom Becker, “No answer”, then “try again” on Sunday, November 29',
    ],
    [
      'no answer from tom try again tmrw',
      'Log a call with Tom Becker, “No answer”, then “try again” on Sunday, November 29',
    ],
    [
      'called nina about pricing, next friday i call again',
      'Log a call with Nina Frei, “pricing”, then “call again” on Friday, December 4',
    ],
    [
      'had lunch with priya yesterday, wants the offer by friday',
      'Log a meeting with Priya Shah, “wants the offer by friday”, Friday, November 27, then “wants the offer” on Friday, December 4',
    ],
    [
      'called nina today at 5pm',
      'Log a call with Nina Frei, then “17:00” on Saturday, November 28',
    ],
    ['called nina friday', 'Log a call with Nina Frei, Friday, November 27'],
  ])('is a next step: %s', (typed, meant) => {
    expect(offered(typed, OTHER_ACCOUNT).lines[0]).toBe(meant);
  });

  it('is sent as such, with what is to be done', () => {
    const [first] = readingsOf('no answer from tom, try again tomorrow', OTHER_ACCOUNT);
    expect(first && addressOf(first, 'o-0')).toBe(
      '/contacts/o-0?action=log-interaction&type=call&text=No+answer&next=2026-11-29&nextText=try+again',
    );
  });

  it('is no log where the words only plan', () => {
    const { lines } = offered('coffee with nina next tuesday', OTHER_ACCOUNT);
    expect(lines[0]).toBe('Plan a meeting with Nina Frei, “Coffee”, Tuesday, December 1');
    expect(lines.filter((line) => line.startsWith('Log '))).toEqual([]);
  });
});

describe('a verb with what follows it', () => {
  it('takes what names no one as its text, and leads to a new label', () => {
    const [label] = readings('label petra lang zork');
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
    expect(matchVerbs('plan', ALL_VERBS)[0]?.score).toBeGreaterThanOrEqual(SURE);
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

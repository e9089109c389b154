import { DEMO_CONTACTS } from './demo-contacts.ts';
import { lineFillings } from '@rapport/contracts';
import { DEMO_ESTIMATES } from './demo-estimates.ts';
import { DEMO_GROUP_MEETING, DEMO_HISTORIES } from './demo-histories.ts';
import { interactionOf } from './make-history.ts';

const NOW = new Date('2026-03-14T09:26:53.589Z');
const histories = Object.entries(DEMO_HISTORIES);

describe('the demo histories', () => {
  it('belong to the demo contacts, one to each', () => {
    const names = DEMO_CONTACTS.map(({ displayName }) => displayName);
    expect(Object.keys(DEMO_HISTORIES).sort()).toEqual([...names].sort());
  });

  it.each(histories)('are listed from the oldest on (%s)', (_, { interactions }) => {
    const days = interactions.map(({ daysAgo }) => daysAgo);
    expect(days).toEqual([...new Set(days)].sort((a, b) => b - a));
  });

  it.each(histories)('lie on their days, what is planned ahead (%s)', (_, { interactions }) => {
    for (const interaction of interactions) {
      const { interactionDate } = interactionOf(interaction, NOW);
      const days = (NOW.getTime() - Date.parse(interactionDate)) / 86_400_000;
      expect(Math.abs(days - interaction.daysAgo)).toBeLessThan(1);
      expect(Math.sign(days)).toBe(Math.sign(interaction.daysAgo));
    }
  });

  it('show every outcome and every type of interaction', () => {
    const all = histories.flatMap(([, { interactions }]) => interactions);
    expect(new Set(all.map(({ outcome }) => outcome)).size).toBe(5);
    expect(new Set(all.map(({ type }) => type)).size).toBe(6);
  });

  it('have meetings behind and ahead, and someone who objected', () => {
    const days = histories.flatMap(([, { interactions }]) =>
      interactions.map(({ daysAgo }) => daysAgo),
    );
    expect(Math.min(...days)).toBeLessThan(0);
    expect(Math.max(...days)).toBeGreaterThan(365);
    expect(histories.filter(([, { objected }]) => objected)).toHaveLength(1);
  });
});

describe('the meetings that are planned', () => {
  const plans = histories.flatMap(([name, { interactions, lines }]) =>
    interactions.filter(({ daysAgo }) => daysAgo < 0).map((plan) => ({ ...plan, name, lines })),
  );

  it('begin with a renewal for an assessed contact, whose lines fill the patterns', () => {
    const [next] = plans.toSorted((a, b) => b.daysAgo - a.daysAgo);
    expect(next?.description).toMatch(/^The renewal/);
    expect(Object.keys(DEMO_ESTIMATES)).toContain(next?.name);
    expect(Object.keys(lineFillings(next?.lines ?? {})).sort()).toEqual(['news', 'wish', 'worry']);
    expect(-(next?.daysAgo ?? 0)).toBeLessThan(DEMO_GROUP_MEETING.inDays);
  });

  it('have a first one with someone of whom nothing is known', () => {
    const first = plans.filter(({ name }) => DEMO_HISTORIES[name]?.interactions.length === 1);
    expect(first).toHaveLength(1);
    expect(Object.keys(DEMO_ESTIMATES)).not.toContain(first[0]?.name);
  });

  it('have a meeting of five people, most of them assessed, whose lines fill the patterns, too', () => {
    const { people, ...lines } = DEMO_GROUP_MEETING;
    expect(new Set(people).size).toBe(5);
    expect(people.filter((name) => name in DEMO_ESTIMATES).length).toBeGreaterThanOrEqual(2);
    expect(people.filter((name) => !(name in DEMO_HISTORIES))).toEqual([]);
    expect(Object.keys(lineFillings(lines)).sort()).toEqual(['news', 'wish', 'worry']);
  });
});

it('has promises both ways, and a question', () => {
  const promises = histories.flatMap(([, { interactions }]) =>
    interactions.flatMap(({ promises: all = [] }) => all),
  );
  expect(new Set(promises.map(({ kind }) => kind))).toEqual(
    new Set(['i_promised', 'they_promised', 'they_asked']),
  );
});

describe('interactionOf', () => {
  it('keeps the UTC day at any time of day', () => {
    for (const now of ['2026-03-14T00:00:00Z', '2026-03-14T23:59:59Z']) {
      const { interactionDate } = interactionOf(
        { daysAgo: 6, type: 'call', outcome: null },
        new Date(now),
      );
      expect(interactionDate.slice(0, 10)).toBe('2026-03-08');
    }
  });
});

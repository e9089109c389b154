import { INTERACTION_OUTCOMES } from '@rapport/contracts';
import fc from 'fast-check';
import { type CadenceChange, withCadenceChange } from './cadence-changes.ts';
import { contactDue, contactAttention, type AttentionInput } from './contact-attention.ts';
import { spreadOverCadence, withCadence } from './set-cadence.ts';
import { addDays, daysBetween } from './utc-days.ts';

const NOW = new Date('2026-03-14T09:26:53.589Z');
const called = (daysAgo: number) => ({
  interactionDate: addDays(NOW, -daysAgo),
  outcome: null,
  type: 'call' as const,
});
const changed = (daysAgo: number, daysBefore: number): CadenceChange => ({
  setAt: addDays(NOW, -daysAgo),
  daysBefore,
});

const made = (input: Partial<AttentionInput>): AttentionInput => ({
  interactions: [called(0)],
  cadenceDays: null,
  cadenceChanges: [],
  createdAt: addDays(NOW, -3000),
  now: NOW,
  ...input,
});
const attention = (input: Partial<AttentionInput>) => contactAttention(made(input));
/** Returns in how many days the contact is due; negative if that has passed. */
const dueIn = (input: Partial<AttentionInput>) => daysBetween(NOW, contactDue(made(input)).dueAt);

describe('a new cadence', () => {
  const threeIn60 = [called(0), called(60), called(120)];

  it('keeps the score of 100 on the day of the interaction when 60 days become 7', () => {
    expect(attention({ interactions: threeIn60, cadenceDays: 60 }).score).toBe(100);
    const input = {
      interactions: threeIn60,
      cadenceDays: 7,
      cadenceChanges: [changed(0, 60)],
    };
    const reading = attention(input);
    expect(dueIn(input)).toBe(7);
    expect(reading).toMatchObject({
      score: 100,
      overdueDays: 0,
      cadenceSetAt: NOW.toISOString(),
    });
    expect(reading.reasons).toContain(
      'You set this cadence today, so it counts from now on; earlier days go by the old one.',
    );
  });

  it.each([
    { last: 3, set: 0, due: 4 },
    { last: 7, set: 0, due: 0 },
    { last: 8, set: 0, due: 7 },
    { last: 30, set: 0, due: 7 },
    { last: 30, set: 5, due: 2 },
    { last: 30, set: 9, due: -2 },
    { last: 60, set: 0, due: 7 },
    { last: 61, set: 0, due: -1 },
    { last: 300, set: 0, due: -240 },
  ])(
    'of 7 days, set $set days ago, $last days after the last interaction is due in $due days',
    ({ last, set, due }) => {
      const input = {
        interactions: [called(last)],
        cadenceDays: 7,
        cadenceChanges: [changed(set, 60)],
      };
      expect(dueIn(input)).toBe(due);
      expect(attention(input).overdueDays).toBe(Math.max(0, -due));
    },
  );

  it('keeps the loss by earlier lateness, and takes effect from there', () => {
    const reading = (daysSince: number, set: number) =>
      attention({
        interactions: [called(daysSince)],
        cadenceDays: 7,
        cadenceChanges: [changed(set, 60)],
      });
    expect(attention({ interactions: [called(120)], cadenceDays: 60 }).recency).toBe(50);
    expect(reading(120, 0)).toMatchObject({ overdueDays: 60, recency: 50 });
    expect(reading(134, 14)).toMatchObject({ overdueDays: 74, recency: 13 });
    expect(reading(120, 0).reasons[0]).toBe(
      'The last contact was 120 days ago, 60 days past the earlier cadence.',
    );
  });

  it('expects as many interactions before the change as the cadence of those days', () => {
    const reading = attention({
      interactions: [called(0)],
      cadenceDays: 10,
      cadenceChanges: [changed(30, 60)],
    });
    expect(reading.reasons).toContain(
      'You were in touch once in the last 90 days; the cadence asks for 4 times.',
    );
  });

  it('counts for a contact without interactions from the day it is set', () => {
    const input = {
      interactions: [],
      createdAt: addDays(NOW, -30),
      cadenceDays: 7,
      cadenceChanges: [changed(0, 60)],
    };
    expect(attention(input).overdueDays).toBe(0);
    expect(dueIn(input)).toBe(7);
  });

  it('makes no one late who had no cadence, however long ago the last interaction was', () => {
    const silent = made({ interactions: [called(400)] });
    expect(contactAttention(silent).overdueDays).toBe(0);
    const chosen = withCadence(silent, 30);
    expect(contactAttention(chosen).overdueDays).toBe(0);
    expect(dueIn(chosen)).toBe(30);
    // Even if it equals the assumed cadence.
    expect(dueIn(withCadence(silent, 60))).toBe(60);
  });

  it('is mentioned when it is removed', () => {
    expect(attention({ cadenceChanges: [changed(1, 7)] }).reasons).toContain(
      'You removed the cadence yesterday; earlier days go by the old one.',
    );
  });

  it('is no longer mentioned when no earlier cadence matters', () => {
    const reading = attention({ cadenceDays: 30, cadenceChanges: [changed(91, 60)] });
    expect(reading.reasons.join(' ')).not.toContain('You set');
  });
});

describe('withCadenceChange', () => {
  const change = (changes: readonly CadenceChange[], before: number, after: number, now = NOW) =>
    withCadenceChange(changes, {
      before: { days: before, isChosen: true },
      after: { days: after, isChosen: true },
      now,
    });

  it('stores the earlier cadence', () => {
    expect(change([], 60, 7)).toEqual([changed(0, 60)]);
    expect(change([changed(9, 60)], 7, 30)).toEqual([changed(9, 60), changed(0, 7)]);
  });

  it('counts the changes of one day as one, and ignores a change that is undone', () => {
    expect(change([changed(0, 60)], 7, 30)).toEqual([changed(0, 60)]);
    expect(change([changed(9, 90), changed(0, 60)], 7, 60)).toEqual([changed(9, 90)]);
    expect(change([changed(9, 60)], 7, 7)).toEqual([changed(9, 60)]);
  });

  it('does not grow without limit', () => {
    let changes: CadenceChange[] = [];
    for (let day = 0; day < 300; day += 1) {
      changes = change(changes, 1 + (day % 2), 1 + ((day + 1) % 2), addDays(NOW, day));
    }
    expect(changes).toHaveLength(100);
    expect(changes.at(-1)?.setAt).toEqual(addDays(NOW, 299));
  });
});

describe('one cadence for many', () => {
  const input = (daysAgo: number | null, more: Partial<AttentionInput> = {}) =>
    made({ interactions: daysAgo === null ? [] : [called(daysAgo)], createdAt: NOW, ...more });
  const spread = (inputs: readonly AttentionInput[], days: number) =>
    spreadOverCadence(inputs.map((each) => withCadence(each, days))).map(dueIn);

  it('makes contacts without a due date due one after the other, longest silent first', () => {
    expect(spread([input(40), input(90), input(70)], 30)).toEqual([30, 10, 20]);
    expect(spread([input(null), input(null)], 30)).toEqual([15, 30]);
    expect(
      spread(
        Array.from({ length: 300 }, () => input(null)),
        30,
      ),
    ).toEqual(Array.from({ length: 300 }, (_, place) => Math.floor(place / 10) + 1));
  });

  it('leaves contacts that have a due date by their last interaction or an earlier cadence', () => {
    const earlier = withCadence(input(80, { now: addDays(NOW, -40) }), 60);
    expect(spread([input(10), input(90), input(70), { ...earlier, now: NOW }], 30)).toEqual([
      20, 15, 30, -20,
    ]);
    expect(spread([input(90)], 30)).toEqual([30]);
  });
});

const interactions = fc
  .uniqueArray(
    fc.record({
      daysAgo: fc.integer({ min: 0, max: 1500 }),
      outcome: fc.constantFrom(...INTERACTION_OUTCOMES, null),
    }),
    { maxLength: 20, selector: ({ daysAgo }) => daysAgo },
  )
  .map((list) => list.map(({ daysAgo, outcome }) => ({ ...called(daysAgo), outcome })));
const days = fc.option(fc.integer({ min: 1, max: 730 }));
const earlier = fc.array(fc.record({ daysAgo: fc.integer({ min: 0, max: 400 }), to: days }), {
  maxLength: 4,
});
/** A contact whose cadence was changed several times. */
const anyInput: fc.Arbitrary<AttentionInput> = fc
  .record({ interactions, first: days, earlier, addedDaysAgo: fc.integer({ min: 0, max: 900 }) })
  .map(({ interactions: list, first, earlier: steps, addedDaysAgo }) => {
    let input: AttentionInput = {
      interactions: list,
      cadenceDays: first,
      cadenceChanges: [],
      createdAt: addDays(NOW, -addedDaysAgo),
      now: NOW,
    };
    for (const { daysAgo, to } of steps.sort((a, b) => b.daysAgo - a.daysAgo)) {
      input = { ...withCadence({ ...input, now: addDays(NOW, -daysAgo) }, to), now: NOW };
    }
    return input;
  });

describe('for any contact and any history of cadences', () => {
  it('setting the cadence never lowers the score, and makes no one late', () => {
    fc.assert(
      fc.property(anyInput, days, (input, to) => {
        // A second change on a day undoes the first one: what it forgave counts again.
        fc.pre(input.cadenceChanges.every(({ setAt }) => setAt < NOW));
        const before = contactAttention(input);
        const after = contactAttention(withCadence(input, to));
        expect(after.score ?? 0).toBeGreaterThanOrEqual(before.score ?? 0);
        expect(after.overdueDays).toBeLessThanOrEqual(before.overdueDays);
      }),
      { numRuns: 1000 },
    );
  });

  it('setting the cadence on the day of the interaction never lowers the score, however often', () => {
    fc.assert(
      fc.property(anyInput, fc.array(days, { minLength: 1, maxLength: 4 }), (input, steps) => {
        let met: AttentionInput = {
          ...input,
          interactions: [called(0), ...input.interactions.slice(1)],
        };
        const { score } = contactAttention(met);
        for (const to of steps) met = withCadence(met, to);
        expect(contactAttention(met).score).toBe(score);
      }),
      { numRuns: 1000 },
    );
  });

  it('the number of expected interactions is the same before and after the cadence is set', () => {
    fc.assert(
      fc.property(anyInput, days, (input, to) => {
        const before = contactAttention(input);
        const after = contactAttention(withCadence(input, to));
        expect(after.frequency).toBe(before.frequency);
        expect(after.interactionsInWindow).toBe(before.interactionsInWindow);
      }),
      { numRuns: 1000 },
    );
  });

  it('undoing a change on the same day leaves no trace', () => {
    fc.assert(
      fc.property(anyInput, days, (input, to) => {
        fc.pre(input.cadenceChanges.every(({ setAt }) => setAt < NOW));
        const back = withCadence(withCadence(input, to), input.cadenceDays);
        expect(contactAttention(back)).toEqual(contactAttention(input));
      }),
    );
  });

  it('without interactions, a shorter cadence never lets the score rise as days go by', () => {
    fc.assert(
      fc.property(
        interactions,
        fc.integer({ min: 2, max: 730 }),
        fc.integer({ min: 1, max: 730 }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 400 }),
        (list, long, short, soon, later) => {
          const set = withCadence(
            {
              interactions: list,
              cadenceDays: long,
              cadenceChanges: [],
              createdAt: addDays(NOW, -900),
              now: NOW,
            },
            Math.min(long - 1, short),
          );
          const at = (wait: number) =>
            contactAttention({ ...set, now: addDays(NOW, wait) }).score ?? 0;
          expect(at(soon + later)).toBeLessThanOrEqual(at(soon));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('every number is an integer in range, and every reason a plain sentence', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { score, recency, frequency, reasons } = contactAttention(input);
        for (const part of [score, recency, frequency]) {
          if (part === null) continue;
          expect(Number.isInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(100);
        }
        for (const reason of reasons) expect(reason).toMatch(/^[A-Z1-6].*\.$/);
        expect(reasons.join(' ')).not.toMatch(/undefined|null|NaN|Infinity|\b1 days\b|\b1 times\b/);
      }),
    );
  });
});

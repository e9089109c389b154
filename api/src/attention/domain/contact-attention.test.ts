import { INTERACTION_TYPES, type InteractionOutcome } from '@rapport/contracts';
import fc from 'fast-check';
import {
  contactDue,
  contactAttention,
  type AttentionInput,
  type AttentionInteraction,
  type AttentionReading,
} from './contact-attention.ts';
import { addDays } from './utc-days.ts';

const NOW = new Date('2026-03-14T09:26:53.589Z');
const OUTCOMES = {
  '+': 'positive',
  '0': 'neutral',
  '-': 'negative',
  f: 'follow_up_needed',
} as const;

/** Returns interactions one day apart, newest first; the newest ones have the outcomes. */
const history = (daysSinceLast: number, count: number, signs = ''): AttentionInteraction[] =>
  Array.from({ length: count }, (_, index) => ({
    interactionDate: addDays(NOW, -daysSinceLast - index),
    outcome: OUTCOMES[signs.charAt(index) as keyof typeof OUTCOMES] ?? null,
    type: 'call',
  }));

const NO_INPUT = { cadenceChanges: [], createdAt: addDays(NOW, -3000), now: NOW };

const attention = (
  interactions: readonly AttentionInteraction[],
  cadenceDays: number | null = 30,
  more: Partial<AttentionInput> = {},
): AttentionReading => contactAttention({ ...NO_INPUT, interactions, cadenceDays, ...more });

describe('contactAttention', () => {
  it.each([
    { c: 30, d: 5, n: 4, signs: '++0', score: 95, status: 'thriving' },
    { c: 30, d: 45, n: 3, signs: '+0+', score: 82, status: 'steady' },
    { c: 30, d: 90, n: 1, signs: '', score: 28, status: 'cooling' },
    { c: 30, d: 3, n: 4, signs: '-+++', score: 74, status: 'steady', needsRepair: true },
    { c: 365, d: 200, n: 3, signs: '+', score: 100, status: 'thriving' },
  ])(
    'gives cadence $c, last interaction $d days ago, $n interactions, outcomes "$signs" a score of $score',
    ({ c, d, n, signs, needsRepair = false, ...expected }) => {
      const reading = attention(history(d, n, signs), c);
      expect(reading).toMatchObject({ ...expected, needsRepair, interactionsInWindow: n });
    },
  );

  it('has no score and one thing to do without any interaction', () => {
    expect(attention([], null, { createdAt: addDays(NOW, -61) })).toEqual({
      score: null,
      status: 'no_data',
      recency: null,
      frequency: null,
      outcome: null,
      trend: 'insufficient',
      needsRepair: false,
      lastInteractionAt: null,
      daysSinceLast: null,
      cadenceDays: 60,
      cadenceSource: 'default',
      cadenceSetAt: null,
      overdueDays: 0,
      nextPlannedAt: null,
      interactionsInWindow: 0,
      reasons: [
        "Nothing is recorded yet, so there's nothing to measure.",
        'Log the last time you were in touch, and this will start to count.',
        "They were added 61 days ago. You haven't chosen a cadence, so no date is due.",
      ],
      formulaVersion: '2',
      computedAt: '2026-03-14T09:26:53.589Z',
    });
  });

  it('counts the days from an imported interaction, and scores only what the user logged', () => {
    const imported = history(10, 1).map((each) => ({ ...each, imported: true }));
    expect(attention(imported)).toMatchObject({
      ...{ score: null, status: 'no_data', daysSinceLast: 10, interactionsInWindow: 0 },
      lastInteractionAt: addDays(NOW, -10).toISOString(),
    });
    expect(contactDue({ ...NO_INPUT, interactions: imported, cadenceDays: 30 }).dueAt).toEqual(
      addDays(NOW, 20),
    );
    const own = history(40, 2, '+');
    const { score, outcome, frequency, recency } = attention(own);
    expect(attention([...imported, ...own])).toMatchObject({ score, outcome, frequency, recency });
  });

  it('includes its parts, its dates, and its reasons', () => {
    expect(attention(history(45, 3, '+0+'))).toEqual({
      score: 82,
      status: 'steady',
      recency: 71,
      frequency: 100,
      outcome: 84,
      trend: 'insufficient',
      needsRepair: false,
      lastInteractionAt: '2026-01-28T09:26:53.589Z',
      daysSinceLast: 45,
      cadenceDays: 30,
      cadenceSource: 'user',
      cadenceSetAt: null,
      overdueDays: 15,
      nextPlannedAt: null,
      interactionsInWindow: 3,
      reasons: [
        'The last contact was 45 days ago, 15 days past the 30-day cadence you set.',
        'You were in touch 3 times in the last 90 days, at least as often as the cadence asks for.',
        '2 of the last 3 outcomes you noted were positive.',
      ],
      formulaVersion: '2',
      computedAt: '2026-03-14T09:26:53.589Z',
    });
  });

  it('counts the 90th day into the window and not the 91st', () => {
    expect(attention(history(90, 1)).interactionsInWindow).toBe(1);
    expect(attention(history(91, 1))).toMatchObject({ interactionsInWindow: 0, frequency: 0 });
  });

  it('looks back three cadences if that is more than 90 days', () => {
    expect(attention(history(299, 3), 100)).toMatchObject({
      interactionsInWindow: 2,
      frequency: 67,
    });
  });

  it('counts whole UTC days at any time of day', () => {
    const at = (interactionDate: string, now: string) =>
      attention([{ interactionDate: new Date(interactionDate), outcome: null, type: 'call' }], 30, {
        now: new Date(now),
      }).daysSinceLast;
    expect(at('2026-03-13T23:59:59.999Z', '2026-03-14T00:00:00.000Z')).toBe(1);
    expect(at('2026-03-13T00:00:00.000Z', '2026-03-13T23:59:59.999Z')).toBe(0);
  });

  it('counts neither a missing outcome nor "follow-up needed" as an outcome', () => {
    const reading = attention(history(1, 6, 'f- f0+'));
    expect(reading).toMatchObject({ needsRepair: true, trend: 'insufficient' });
    expect(reading.reasons).toContain('1 of the last 3 outcomes you noted was positive.');
  });

  it.each([
    ['+++-', 'improving'],
    ['0++00', 'improving'],
    ['++++', 'stable'],
    ['000+0', 'declining'],
    ['0+++', 'stable'],
    ['00+++', 'declining'],
    ['+++', 'insufficient'],
    ['+++---+++', 'improving'],
  ])('calls the outcomes %s, newest first, %s', (signs, trend) => {
    expect(attention(history(1, signs.length, signs)).trend).toBe(trend);
  });

  it('keeps a worsening contact below thriving and explains it', () => {
    const reading = attention(history(1, 6, '00++++'));
    expect(reading).toMatchObject({ score: 74, status: 'steady', trend: 'declining' });
    expect(reading.reasons[1]).toBe(
      'The last few went less well. The score stays below thriving until that changes.',
    );
  });

  it('lets the newest outcome weigh most', () => {
    const after = (signs: string) => attention(history(1, 3, signs)).outcome ?? 0;
    expect(after('+00')).toBeGreaterThan(after('0+0'));
    expect(after('0+0')).toBeGreaterThan(after('00+'));
  });
});

describe('the cadence', () => {
  const observed = (daysAgo: readonly number[], cadenceDays: number | null = null) => {
    const { cadenceDays: days, cadenceSource } = attention(
      daysAgo.map((days) => ({
        interactionDate: addDays(NOW, -days),
        outcome: null,
        type: 'call',
      })),
      cadenceDays,
    );
    return [days, cadenceSource];
  };

  it.each([
    { name: 'what the user set', daysAgo: [1, 2, 3, 4], set: 45, expected: [45, 'user'] },
    { name: '60 days up to three interactions', daysAgo: [1, 2, 3], expected: [60, 'default'] },
    { name: 'the median gap from four on', daysAgo: [0, 10, 30, 130], expected: [20, 'observed'] },
    {
      name: 'the mean of the two middle gaps',
      daysAgo: [0, 10, 20, 41, 100],
      expected: [16, 'observed'],
    },
    {
      name: 'the gaps of the last six',
      daysAgo: [0, 30, 60, 90, 120, 150, 900, 1900],
      expected: [30, 'observed'],
    },
    { name: 'at least a week', daysAgo: [0, 1, 1, 2], expected: [7, 'observed'] },
    { name: 'at most a year', daysAgo: [0, 700, 1400, 2100], expected: [365, 'observed'] },
  ])('is $name', ({ daysAgo, set = null, expected }) => {
    expect(observed(daysAgo, set)).toEqual(expected);
    expect(observed([...daysAgo].reverse(), set)).toEqual(expected);
  });
});

const interaction = fc.record({
  daysAgo: fc.integer({ min: 0, max: 3000 }),
  type: fc.constantFrom(...INTERACTION_TYPES),
  outcome: fc.constantFrom<(InteractionOutcome | null)[]>(...Object.values(OUTCOMES), null),
});
const interactions = fc
  .uniqueArray(interaction, { minLength: 1, maxLength: 40, selector: ({ daysAgo }) => daysAgo })
  .map((list) =>
    list.map(({ daysAgo, ...rest }) => ({ interactionDate: addDays(NOW, -daysAgo), ...rest })),
  );
const cadenceDays = fc.option(fc.integer({ min: 1, max: 730 }));

describe('for any interactions', () => {
  it('every number is an integer in range, and the status follows from the score', () => {
    fc.assert(
      fc.property(interactions, cadenceDays, (list, days) => {
        const reading = attention(list, days);
        for (const part of [reading.score, reading.recency, reading.frequency]) {
          expect(Number.isInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(100);
        }
        const score = reading.score ?? -1;
        const floor = { thriving: 75, steady: 50, cooling: 25, at_risk: 0, no_data: 101 };
        expect(score).toBeGreaterThanOrEqual(floor[reading.status]);
        const isLate = reading.status === 'steady' && reading.overdueDays > 0;
        if (reading.status !== 'thriving' && !isLate) {
          expect(score).toBeLessThan(floor[reading.status] + 25);
        }
        if (reading.overdueDays > 0) expect(reading.status).not.toBe('thriving');
        if (reading.needsRepair || reading.trend === 'declining') expect(score).toBeLessThan(75);
      }),
    );
  });

  it('the order of the interactions does not matter', () => {
    const shuffled = interactions.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, cadenceDays, ([list, other], days) =>
        expect(attention(other, days)).toEqual(attention(list, days)),
      ),
    );
  });

  it('waiting never raises the score', () => {
    fc.assert(
      fc.property(
        interactions,
        cadenceDays,
        fc.integer({ min: 0, max: 900 }),
        (list, set, days) => {
          const later = attention(list, set, { now: addDays(NOW, days) });
          expect(later.score).toBeLessThanOrEqual(attention(list, set).score ?? 0);
        },
      ),
    );
  });

  it('a good interaction today never lowers the score, unless it reveals a decline', () => {
    fc.assert(
      fc.property(interactions, fc.integer({ min: 1, max: 730 }), (list, set) => {
        const past = list.filter(({ interactionDate }) => interactionDate < NOW);
        const met = [{ interactionDate: NOW, outcome: 'positive', type: 'call' } as const, ...past];
        const [before, after] = [attention(past, set), attention(met, set)];
        fc.pre(after.trend !== 'declining');
        expect(after.score).toBeGreaterThanOrEqual(before.score ?? 0);
      }),
    );
  });

  it('the cadence, the delay, and the due date agree', () => {
    fc.assert(
      fc.property(interactions, cadenceDays, (list, set) => {
        const reading = attention(list, set);
        const days = reading.daysSinceLast ?? -1;
        expect(reading.overdueDays).toBe(set === null ? 0 : Math.max(0, days - set));
        const input = { ...NO_INPUT, interactions: list, cadenceDays: set };
        const last = new Date(reading.lastInteractionAt ?? 0);
        expect(contactDue(input).dueAt).toEqual(addDays(last, reading.cadenceDays));
      }),
    );
  });

  it('reasons are plain sentences, three or four of them', () => {
    fc.assert(
      fc.property(interactions, cadenceDays, (list, set) => {
        const { reasons } = attention(list, set);
        expect([3, 4]).toContain(reasons.length);
        for (const reason of reasons) expect(reason).toMatch(/^[A-Z1-6].*\.$/);
        expect(reasons.join(' ')).not.toMatch(/undefined|null|NaN|\b1 days\b|\b1 times\b/);
      }),
    );
  });
});

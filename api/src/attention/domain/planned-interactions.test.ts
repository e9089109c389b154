import { INTERACTION_OUTCOMES, INTERACTION_TYPES } from '@rapport/contracts';
import fc from 'fast-check';
import {
  contactDue,
  contactAttention,
  type AttentionInput,
  type AttentionInteraction,
} from './contact-attention.ts';
import { duePoint } from './due.ts';
import { contactTimes } from './contact-times.ts';
import { addDays } from './utc-days.ts';

const NOW = new Date('2026-03-14T09:26:53.589Z');
const inDays = (
  days: number,
  outcome: AttentionInteraction['outcome'] = null,
): AttentionInteraction => ({
  interactionDate: addDays(NOW, days),
  outcome,
  type: 'meeting',
});

const input = (
  interactions: readonly AttentionInteraction[],
  more: Partial<AttentionInput> = {},
) => ({
  interactions,
  cadenceDays: null,
  cadenceChanges: [],
  createdAt: addDays(NOW, -10),
  now: NOW,
  ...more,
});

const someInteraction = fc.record({
  days: fc.integer({ min: 1, max: 366 }),
  outcome: fc.constantFrom(...INTERACTION_OUTCOMES, null),
  type: fc.constantFrom(...INTERACTION_TYPES),
});
const some = (sign: 1 | -1) =>
  fc
    .uniqueArray(someInteraction, { maxLength: 12, selector: ({ days }) => days })
    .map((list) =>
      list.map(({ days, ...rest }) => ({ interactionDate: addDays(NOW, sign * days), ...rest })),
    );
const cadenceDays = fc.option(fc.integer({ min: 1, max: 730 }));

describe('an interaction that is planned', () => {
  it('does not count: nothing is measured before the first one has taken place', () => {
    expect(contactAttention(input([inDays(1, 'positive')]))).toMatchObject({
      score: null,
      status: 'no_data',
      lastInteractionAt: null,
      daysSinceLast: null,
      interactionsInWindow: 0,
      nextPlannedAt: addDays(NOW, 1).toISOString(),
      reasons: [
        "Nothing has happened yet, so there's nothing to measure.",
        'Log the last time you were in touch, and this will start to count.',
        "They were added 10 days ago. You haven't chosen a cadence, so no date is due.",
        'A meeting is planned. It counts once its time has passed.',
      ],
    });
  });

  it('counts from the instant at which its time has passed', () => {
    const at = (now: Date) => contactAttention(input([inDays(1)], { now })).daysSinceLast;
    expect(at(addDays(NOW, 1))).toBe(0);
    expect(at(new Date(addDays(NOW, 1).getTime() - 1))).toBeNull();
  });

  it('changes nothing but the plan and its sentence', () => {
    fc.assert(
      fc.property(some(-1), some(1), cadenceDays, (past, planned, set) => {
        const changes = { cadenceDays: set };
        const without = contactAttention(input(past, changes));
        const { nextPlannedAt, reasons, ...rest } = contactAttention(
          input([...planned, ...past], changes),
        );
        expect(rest).toEqual(expect.objectContaining({ score: without.score }));
        const { nextPlannedAt: none, reasons: before, ...others } = without;
        expect(rest).toEqual(others);
        expect(none).toBeNull();
        expect(nextPlannedAt === null).toBe(planned.length === 0);
        expect(reasons).toHaveLength(before.length + (planned.length === 0 ? 0 : 1));
      }),
    );
  });
});

describe('contactTimes', () => {
  it('predicts the state after each planned time', () => {
    fc.assert(
      fc.property(
        some(-1),
        some(1),
        cadenceDays,
        fc.integer({ min: 0, max: 400 }),
        (past, planned, set, days) => {
          // An interaction that went badly makes a contact due before its cadence has passed.
          const fine = [...planned, ...past].map((each) => ({ ...each, outcome: null }));
          const given = input(fine, { cadenceDays: set });
          const times = contactTimes({ ...given, contactId: 'c-1', marks: [] });
          const now = addDays(NOW, days);
          const then = contactAttention({ ...given, now });
          const passed = times.plannedAt.filter((at) => at <= now).length;
          const last = times.plannedAt[passed - 1] ?? times.lastInteractionAt;
          const due = passed > 0 ? times.plannedDueAt[passed - 1] : times.dueAt;
          expect(last?.toISOString() ?? null).toBe(then.lastInteractionAt);
          const later = { ...given, now, contactId: 'c-1', marks: [] };
          expect(due).toEqual(set === null ? duePoint(later).dueAt : contactDue(later).dueAt);
          expect(times.plannedAt[passed]?.toISOString() ?? null).toBe(then.nextPlannedAt);
          expect(times.plannedTypes).toHaveLength(times.plannedAt.length);
        },
      ),
    );
  });
});

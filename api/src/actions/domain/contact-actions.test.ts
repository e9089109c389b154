import {
  ACTION_RULES,
  contactTip,
  INTERACTION_OUTCOMES,
  INTERACTION_TYPES,
  MOTIVATION_TYPES,
  WORK_STYLE_TYPES,
  type WorkStyleLetter,
} from '@rapport/contracts';
import fc from 'fast-check';
import {
  CONTACT_ID,
  interactionAt as at,
  makeActionContact,
  NOW,
} from '../../../test/builders/action-input.ts';
import { addDays } from '../../attention/domain/utc-days.ts';
import { type ActionsInput, contactActions, shownActions } from './contact-actions.ts';

const interactions = fc.uniqueArray(
  fc.record({
    daysAgo: fc.integer({ min: -1, max: 2000 }),
    outcome: fc.constantFrom(...INTERACTION_OUTCOMES, null),
    type: fc.constantFrom(...INTERACTION_TYPES),
  }),
  { maxLength: 20, selector: ({ daysAgo }) => daysAgo },
);
const input: fc.Arbitrary<ActionsInput> = fc
  .record({
    interactions,
    cadenceDays: fc.option(fc.integer({ min: 1, max: 730 })),
    mbtiType: fc.option(fc.constantFrom(...WORK_STYLE_TYPES)),
    open: fc.subarray([0, 1, 2, 3]),
    tied: fc.subarray([...MOTIVATION_TYPES]),
    assessedDaysAgo: fc.option(fc.integer({ min: 0, max: 2000 })),
    primaryEmail: fc.option(fc.constant('a@b.example')),
  })
  .map(
    ({ interactions: list, cadenceDays, mbtiType, open, tied, assessedDaysAgo, primaryEmail }) => ({
      contact: makeActionContact({
        mbtiType,
        mbtiAmbiguousLetters: open.map(
          (index) => (mbtiType ?? 'ESTJ').charAt(index) as WorkStyleLetter,
        ),
        tiedMotivationTypes: tied,
        assessmentComplete: mbtiType !== null,
        assessedAt: assessedDaysAgo === null ? null : addDays(NOW, -assessedDaysAgo),
        primaryEmail,
      }),
      interactions: list.map(({ daysAgo, outcome, type }) => at(daysAgo, outcome, type)),
      followUps: [],
      cadenceDays,
      cadenceChanges: [],
      marks: [],
      now: NOW,
    }),
  );

describe('contactActions', () => {
  it('returns complete actions: sentences, known tips, unique IDs, highest priority first', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(input, (given) => {
        const actions = contactActions(given);
        const priorities = actions.map(({ priority }) => priority);
        expect(priorities).toEqual([...new Set(priorities)].sort((a, b) => b - a));
        for (const { id, ruleId, title, reason, tipIds, evidence } of actions) {
          seen.add(ruleId);
          expect(id).toMatch(new RegExp(`^${ruleId}:${CONTACT_ID}:[0-9a-f]{8}$`));
          expect(title).toMatch(/^[A-Z][^.]{5,50}$/);
          expect(reason).toMatch(/^[A-Z0-9].{20,140}\.$/);
          expect(`${title} ${reason}`).not.toMatch(/undefined|null|NaN|\b1 days\b/);
          for (const tip of tipIds) expect(contactTip(tip)).not.toBeNull();
          expect(Object.keys(evidence)).not.toHaveLength(0);
        }
        expect(shownActions(actions, []).length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 1000 },
    );
    expect([...seen].sort()).toEqual([...ACTION_RULES].sort());
  });

  it('doesn’t change IDs as time passes', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 0, max: 800 }), (given, days) => {
        // When a planned interaction takes place, more than the time changes.
        fc.pre(given.interactions.every(({ interactionDate }) => interactionDate <= NOW));
        const later = new Map(
          contactActions({ ...given, now: addDays(NOW, days) }).map(({ ruleId, id }) => [
            ruleId,
            id,
          ]),
        );
        for (const { ruleId, id } of contactActions(given)) {
          expect(later.get(ruleId) ?? id).toBe(id);
        }
      }),
    );
  });

  it('doesn’t bring back a step that is done or dismissed as time passes', () => {
    fc.assert(
      fc.property(
        input,
        fc.constantFrom('done' as const, 'dismissed' as const),
        fc.integer({ min: 0, max: 800 }),
        (given, status, days) => {
          fc.pre(given.interactions.every(({ interactionDate }) => interactionDate <= NOW));
          const marks = contactActions(given).map(({ id }) => ({
            actionId: id,
            status,
            snoozedUntil: null,
          }));
          const closed = new Set(marks.map(({ actionId }) => actionId));
          const later = contactActions({ ...given, marks, now: addDays(NOW, days) });
          for (const action of later) {
            if (closed.has(action.id)) expect(action.status).toBe(status);
          }
        },
      ),
    );
  });

  it('doesn’t depend on the order of the interactions', () => {
    const shuffled = input.chain((given) =>
      fc
        .shuffledSubarray([...given.interactions], { minLength: given.interactions.length })
        .map((other) => [given, { ...given, interactions: other }] as const),
    );
    fc.assert(
      fc.property(shuffled, ([given, other]) =>
        expect(contactActions(other)).toEqual(contactActions(given)),
      ),
    );
  });
});

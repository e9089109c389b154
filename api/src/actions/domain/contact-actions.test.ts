import {
  ACTION_RULES,
  type ActionRule,
  type ContactAction,
  contactTip,
  INTERACTION_OUTCOMES,
  INTERACTION_TYPES,
  type InteractionOutcome,
  type InteractionType,
  MOTIVATION_TYPES,
  WORK_STYLE_TYPES,
  type WorkStyleLetter,
} from '@rapport/contracts';
import fc from 'fast-check';
import { addDays } from '../../health/domain/utc-days.ts';
import { type ActionContact, type ActionInteraction } from './action-facts.ts';
import {
  type ActionMark,
  type ActionsInput,
  contactActions,
  shownActions,
} from './contact-actions.ts';

const NOW = new Date('2026-03-14T09:26:53.589Z');
const ID = '0195a000-0000-7000-8000-000000000001';

/** Somebody about whom no rule has anything to say, given a recent contact. */
const makeContact = (changes: Partial<ActionContact> = {}): ActionContact => ({
  id: ID,
  primaryEmail: 'lise@kestrel.example',
  primaryPhone: null,
  linkedinUrl: null,
  assessmentComplete: true,
  assessedAt: addDays(NOW, -10),
  mbtiType: 'INTJ',
  mbtiAmbiguousLetters: [],
  enneagramType: 5,
  tiedMotivationTypes: [],
  ...changes,
});

const at = (
  daysAgo: number,
  outcome: InteractionOutcome | null = null,
  type: InteractionType = 'call',
): ActionInteraction => ({ interactionDate: addDays(NOW, -daysAgo), outcome, type });

const actionsOf = (
  interactions: readonly ActionInteraction[],
  {
    now = NOW,
    marks = [],
    cadenceDays = 30,
    ...contact
  }: Partial<ActionContact & ActionsInput> = {},
): ContactAction[] =>
  contactActions({ contact: makeContact(contact), interactions, cadenceDays, marks, now });

const rulesOf = (...given: Parameters<typeof actionsOf>): ActionRule[] =>
  actionsOf(...given).map(({ ruleId }) => ruleId);

const only = (actions: readonly ContactAction[]): ContactAction => {
  expect(actions).toHaveLength(1);
  return actions[0] as ContactAction;
};

describe('contactActions', () => {
  it('suggests nothing for a contact that is known, reachable and recently met', () => {
    expect(actionsOf([at(5)])).toEqual([]);
  });

  it('fills every field of an action', () => {
    expect(only(actionsOf([at(50)]))).toEqual({
      id: `R3:${ID}:295ca4a0`,
      contactId: ID,
      ruleId: 'R3',
      title: 'Reach out with a short message',
      reason: 'The last contact was 50 days ago, 20 days past the 30-day rhythm you set.',
      actionType: 'reach_out',
      priority: 70,
      dueAt: '2026-02-22T09:26:53.589Z',
      channelHint: 'message',
      tipIds: ['reach-out-thread', 'message-one-question'],
      evidence: { lastInteractionAt: '2026-01-23T09:26:53.589Z', cadenceDays: 30 },
      link: `/contacts/${ID}`,
      status: 'open',
      snoozedUntil: null,
    });
  });

  describe('R1, repair', () => {
    it('follows a negative outcome', () => {
      const [repair] = actionsOf([at(3, 'negative', 'meeting'), at(9, 'positive')]);
      expect(repair).toMatchObject({
        ruleId: 'R1',
        actionType: 'repair',
        priority: 95,
        reason:
          'The last meeting, 3 days ago, had a negative outcome, and nothing has followed since.',
        title: 'Clear the air with a few written lines',
        channelHint: 'message',
      });
    });

    it('ends with any later contact', () => {
      expect(rulesOf([at(1), at(3, 'negative')])).not.toContain('R1');
    });
  });

  describe('R2 and R3, reach out', () => {
    it.each([
      { days: 26, rules: [] },
      { days: 27, rules: ['R3'] },
      { days: 30, rules: ['R3'] },
      { days: 60, rules: ['R3'] },
      { days: 61, rules: ['R2'] },
      { days: 400, rules: ['R2'] },
    ])('give $rules in a 30-day rhythm after $days days', ({ days, rules }) => {
      expect(rulesOf([at(days)])).toEqual(rules);
    });

    it.each([
      [27, 'The next contact is due in 3 days by the 30-day rhythm you set.'],
      [29, 'The next contact is due tomorrow by the 30-day rhythm you set.'],
      [30, 'The next contact is due today by the 30-day rhythm you set.'],
      [31, 'The last contact was 31 days ago, 1 day past the 30-day rhythm you set.'],
      [61, 'The last contact was 61 days ago, 31 days past the 30-day rhythm you set.'],
    ])('say after %d days: %s', (days, reason) => {
      expect(only(actionsOf([at(days)])).reason).toBe(reason);
    });

    it('name a channel by the first letter, and none while it is open', () => {
      const hint = (changes: Partial<ActionContact>) => {
        const { title, channelHint } = only(actionsOf([at(40)], changes));
        return [title, channelHint];
      };
      expect(hint({ mbtiType: 'ENTJ' })).toEqual(['Reach out with a short call', 'call']);
      expect(hint({ mbtiType: 'INTJ' })).toEqual(['Reach out with a short message', 'message']);
      expect(hint({ mbtiType: null })).toEqual(['Reach out', null]);
      expect(rulesOf([at(40)], { mbtiType: 'ENTJ', mbtiAmbiguousLetters: ['E'] })).toEqual([
        'R3',
        'R7',
      ]);
      expect(
        actionsOf([at(40)], { mbtiType: 'ENTJ', mbtiAmbiguousLetters: ['E'] })[0]?.channelHint,
      ).toBeNull();
    });
  });

  describe('R4, follow up', () => {
    it('is due within two days of the contact that asked for it', () => {
      const action = only(actionsOf([at(1, 'follow_up_needed', 'email')]));
      expect(action).toMatchObject({
        ruleId: 'R4',
        actionType: 'follow_up',
        priority: 80,
        title: 'Follow up on the last e-mail',
        reason: 'The last e-mail, yesterday, was marked as needing a follow-up.',
        dueAt: '2026-03-15T09:26:53.589Z',
      });
    });

    it('ends with the next contact', () => {
      expect(rulesOf([at(0), at(1, 'follow_up_needed')])).toEqual([]);
    });
  });

  describe('R5, change the format', () => {
    const declining = (type: InteractionType) => [
      at(1, 'neutral', type),
      at(2, 'neutral', type),
      at(3, 'neutral', type),
      at(4, 'positive', type),
    ];

    it.each([
      { mbtiType: 'INTJ', used: 'message', channel: 'meeting' },
      { mbtiType: 'INTJ', used: 'email', channel: 'meeting' },
      { mbtiType: 'INTJ', used: 'call', channel: 'message' },
      { mbtiType: 'ENTJ', used: 'call', channel: 'meeting' },
      { mbtiType: 'ENTJ', used: 'event', channel: 'call' },
      { mbtiType: null, used: 'meeting', channel: 'call' },
      { mbtiType: null, used: 'note', channel: 'meeting' },
    ] as const)('suggests a $channel to $mbtiType after a $used', ({ mbtiType, used, channel }) => {
      expect(actionsOf(declining(used), { mbtiType })[0]).toMatchObject({
        ruleId: 'R5',
        actionType: 'prepare',
        priority: 75,
        channelHint: channel,
        evidence: { outcomes: 'neutral, neutral, neutral, positive' },
      });
    });

    it('needs a declining trend', () => {
      expect(rulesOf(declining('call').slice(0, 3))).toEqual([]);
    });
  });

  describe('R6, assess', () => {
    const unassessed = { assessmentComplete: false, assessedAt: null, mbtiType: null };

    it('waits for three interactions', () => {
      expect(rulesOf([at(1), at(2)], unassessed)).toEqual([]);
      const action = only(actionsOf([at(1), at(2), at(3)], unassessed));
      expect(action).toMatchObject({
        ruleId: 'R6',
        actionType: 'assess',
        priority: 50,
        link: `/assessment/${ID}`,
        reason: '3 interactions are recorded, enough to answer a few short questions.',
      });
    });

    it('stays the same action when more interactions follow', () => {
      const id = (count: number) =>
        actionsOf(
          Array.from({ length: count }, (_, day) => at(day)),
          unassessed,
        ).find(({ ruleId }) => ruleId === 'R6')?.id;
      expect(id(3)).toBe(id(9));
    });
  });

  describe('R7, refine', () => {
    it.each<[WorkStyleLetter[], number[], string, string, string]>([
      [['I'], [], 'Watch whether they talk or think first', 'one letter open', 'observe-EI'],
      [['N', 'J'], [1], 'Watch for facts or ideas first', 'two letters open', 'observe-SN'],
      [['T'], [], 'Watch for reasons or people first', 'one letter open', 'observe-TF'],
      [['J'], [], 'Watch for plans or options first', 'one letter open', 'observe-JP'],
      [[], [1, 2], 'Notice what they care about most', 'exactly level', 'observe-motivation'],
    ])('for open letters %j and tied types %j prompts to: %s', (open, tied, title, words, tip) => {
      const action = only(
        actionsOf([at(1)], {
          mbtiAmbiguousLetters: open,
          tiedMotivationTypes: tied as ActionContact['tiedMotivationTypes'],
        }),
      );
      expect(action).toMatchObject({ ruleId: 'R7', title, tipIds: [tip], priority: 45 });
      expect(action.reason).toContain(words);
    });
  });

  describe('R8, review', () => {
    it.each([
      ['2025-03-14T09:26:53.589Z', []],
      ['2025-03-14T09:26:53.588Z', ['R8']],
      ['2020-02-29T00:00:00.000Z', ['R8']],
    ])('looks at an assessment of %s: %j', (assessedAt, rules) => {
      expect(rulesOf([at(1)], { assessedAt: new Date(assessedAt) })).toEqual(rules);
    });

    it('is due on the last day of February after a leap day', () => {
      const assessedAt = new Date('2024-02-29T12:00:00.000Z');
      expect(only(actionsOf([at(1)], { assessedAt })).dueAt).toBe('2025-02-28T12:00:00.000Z');
    });
  });

  it('R9 asks for a way to reach somebody who has none', () => {
    const reachable = { primaryEmail: null, primaryPhone: null, linkedinUrl: null };
    expect(only(actionsOf([at(1)], reachable))).toMatchObject({
      ruleId: 'R9',
      actionType: 'complete_profile',
      priority: 25,
    });
    for (const key of ['primaryEmail', 'primaryPhone', 'linkedinUrl']) {
      expect(rulesOf([at(1)], { ...reachable, [key]: 'x' })).toEqual([]);
    }
  });

  it('R10 asks for a first entry, and no rule about rhythm applies before it', () => {
    expect(only(actionsOf([]))).toMatchObject({
      ruleId: 'R10',
      actionType: 'reach_out',
      priority: 60,
      dueAt: null,
      tipIds: ['first-note'],
    });
  });

  describe('R11, deepen', () => {
    const good = (count: number) =>
      Array.from({ length: count }, (_, index) => at(count - index, 'positive')).reverse();

    it('follows three positive outcomes in a row', () => {
      expect(rulesOf(good(2))).toEqual([]);
      expect(only(actionsOf(good(3)))).toMatchObject({ ruleId: 'R11', priority: 40 });
      expect(rulesOf([at(0, 'neutral'), ...good(3)])).not.toContain('R11');
      expect(rulesOf([at(0, null), ...good(3)])).toEqual(['R11']);
    });

    it('comes once for every three', () => {
      const started = addDays(NOW, -20);
      const after = (count: number) =>
        actionsOf(
          Array.from({ length: count }, (_, index) => ({
            ...at(0, 'positive'),
            interactionDate: addDays(started, index),
          })),
        )[0]?.id;
      expect(after(5)).toBe(after(3));
      expect(after(6)).not.toBe(after(3));
    });
  });
});

describe('what the user did with an action', () => {
  const overdue = [at(50)];
  const action = only(actionsOf(overdue));
  const mark = (status: ActionMark['status'], snoozedUntil: Date | null = null): ActionMark => ({
    actionId: action.id,
    status,
    snoozedUntil,
  });
  const statusWith = (given: ActionMark, now = NOW, interactions = overdue) => {
    const { status, snoozedUntil } = only(actionsOf(interactions, { marks: [given], now }));
    return [status, snoozedUntil];
  };

  it.each(['done', 'dismissed'] as const)('%s holds while days go by', (status) => {
    expect(statusWith(mark(status))).toEqual([status, null]);
    expect(statusWith(mark(status), addDays(NOW, 9))).toEqual([status, null]);
  });

  it('snoozed holds until its time and then opens again', () => {
    const snoozed = mark('snoozed', addDays(NOW, 7));
    expect(statusWith(snoozed)).toEqual(['snoozed', '2026-03-21T09:26:53.589Z']);
    expect(statusWith(snoozed, addDays(NOW, 7))).toEqual(['open', null]);
    expect(statusWith(mark('snoozed'))).toEqual(['open', null]);
  });

  it.each(['done', 'dismissed'] as const)('%s ends when the inputs change', (status) => {
    expect(statusWith(mark(status), NOW, [at(49)])).toEqual(['open', null]);
    expect(only(actionsOf(overdue, { marks: [mark(status)], cadenceDays: 40 })).status).toBe(
      'open',
    );
  });

  it('is of no concern to another contact', () => {
    const other = only(actionsOf(overdue, { id: ID.replace(/1$/, '2'), marks: [mark('done')] }));
    expect(other.status).toBe('open');
  });
});

describe('shownActions', () => {
  const many = [at(1, 'negative'), at(2, 'neutral'), at(3, 'positive'), at(4, 'positive')];
  const everything = {
    mbtiAmbiguousLetters: ['N' as const],
    assessedAt: addDays(NOW, -400),
    primaryEmail: null,
  };

  it('are the three open ones of highest priority', () => {
    const all = actionsOf(many, everything);
    expect(all.map(({ ruleId }) => ruleId)).toEqual(['R1', 'R5', 'R7', 'R8', 'R9']);
    expect(shownActions(all).map(({ ruleId }) => ruleId)).toEqual(['R1', 'R5', 'R7']);
  });

  it('let the next one move up, and keep what was done in sight', () => {
    const [first] = actionsOf(many, everything);
    const marks: ActionMark[] = [{ actionId: first?.id ?? '', status: 'done', snoozedUntil: null }];
    const shown = shownActions(actionsOf(many, { ...everything, marks }));
    expect(shown.map(({ ruleId, status }) => [ruleId, status])).toEqual([
      ['R1', 'done'],
      ['R5', 'open'],
      ['R7', 'open'],
      ['R8', 'open'],
    ]);
  });
});

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
      contact: makeContact({
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
      cadenceDays,
      marks: [],
      now: NOW,
    }),
  );

describe('for any contact', () => {
  it('actions are whole: sentences, known tips, an id of their own, highest priority first', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(input, (given) => {
        const actions = contactActions(given);
        const priorities = actions.map(({ priority }) => priority);
        expect(priorities).toEqual([...new Set(priorities)].sort((a, b) => b - a));
        for (const { id, ruleId, title, reason, tipIds, evidence } of actions) {
          seen.add(ruleId);
          expect(id).toMatch(new RegExp(`^${ruleId}:${ID}:[0-9a-f]{8}$`));
          expect(title).toMatch(/^[A-Z][^.]{5,50}$/);
          expect(reason).toMatch(/^[A-Z0-9].{20,140}\.$/);
          expect(`${title} ${reason}`).not.toMatch(/undefined|null|NaN|\b1 days\b/);
          for (const tip of tipIds) expect(contactTip(tip)).not.toBeNull();
          expect(Object.keys(evidence)).not.toHaveLength(0);
        }
        expect(shownActions(actions).length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 1000 },
    );
    expect([...seen].sort()).toEqual([...ACTION_RULES].sort());
  });

  it('ids do not change while time alone goes by', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 0, max: 800 }), (given, days) => {
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

  it('what is done or dismissed stays away, for good as far as time is concerned', () => {
    fc.assert(
      fc.property(
        input,
        fc.constantFrom('done' as const, 'dismissed' as const),
        fc.integer({ min: 0, max: 800 }),
        (given, status, days) => {
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

  it('the order in which interactions are given does not matter', () => {
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

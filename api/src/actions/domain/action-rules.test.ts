import { type InteractionType, type WorkStyleLetter } from '@rapport/contracts';
import {
  actionsOf,
  CONTACT_ID,
  interactionAt as at,
  NOW,
} from '../../../test/builders/action-input.ts';
import { addDays } from '../../attention/domain/utc-days.ts';
import { type ActionContact } from './action-facts.ts';
import { type ContactActionDto } from '../dto/contact-action.dto.ts';

const rulesOf = (...given: Parameters<typeof actionsOf>): string[] =>
  actionsOf(...given).map(({ ruleId }) => ruleId);

const only = (actions: readonly ContactActionDto[]): ContactActionDto => {
  expect(actions).toHaveLength(1);
  return actions[0] as ContactActionDto;
};

describe('the rules', () => {
  it('suggest nothing for a contact who is known, reachable, and recently met', () => {
    expect(actionsOf([at(5)])).toEqual([]);
  });

  it('fill every field of an action', () => {
    expect(only(actionsOf([at(50)]))).toEqual({
      id: `R3:${CONTACT_ID}:295ca4a0`,
      contactId: CONTACT_ID,
      ruleId: 'R3',
      title: 'Reach out with a short message',
      reason: 'The last contact was 50 days ago, 20 days past the 30-day cadence you set.',
      actionType: 'reach_out',
      priority: 70,
      dueAt: '2026-02-22T09:26:53.589Z',
      channelHint: 'message',
      tipIds: ['reach-out-thread', 'message-one-question'],
      evidence: { lastInteractionAt: '2026-01-23T09:26:53.589Z', cadenceDays: 30 },
      link: `/contacts/${CONTACT_ID}`,
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
        title: 'Clear the air with a short message',
        channelHint: 'message',
      });
    });

    it('does not end when an interaction is planned', () => {
      expect(rulesOf([at(-1), at(3, 'negative')])).toContain('R1');
    });

    it('ends with any later interaction', () => {
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
    ])('give $rules in a 30-day cadence after $days days', ({ days, rules }) => {
      expect(rulesOf([at(days)])).toEqual(rules);
    });

    it.each([
      [27, 'The next contact is due in 3 days by the 30-day cadence you set.'],
      [29, 'The next contact is due tomorrow by the 30-day cadence you set.'],
      [30, 'The next contact is due today by the 30-day cadence you set.'],
      [31, 'The last contact was 31 days ago, 1 day past the 30-day cadence you set.'],
      [61, 'The last contact was 61 days ago, 31 days past the 30-day cadence you set.'],
    ])('say after %d days: %s', (days, reason) => {
      expect(only(actionsOf([at(days)])).reason).toBe(reason);
    });

    it.each([
      { days: 26, rules: ['R10'] },
      {
        days: 27,
        rules: ['R3', 'R10'],
        reason: 'The first contact is due in 3 days by the 30-day cadence you set.',
      },
      {
        days: 31,
        rules: ['R3', 'R10'],
        reason:
          'They were added 31 days ago; the first contact is 1 day past the 30-day cadence you set.',
      },
      {
        days: 61,
        rules: ['R2', 'R10'],
        reason:
          'They were added 61 days ago; the first contact is 31 days past the 30-day cadence you set.',
      },
    ])(
      'give $rules for someone added $days days ago and never contacted',
      ({ days, rules, reason }) => {
        const createdAt = addDays(NOW, -days);
        const actions = actionsOf([], { createdAt });
        expect(actions.map(({ ruleId }) => ruleId)).toEqual(rules);
        if (reason === undefined) return;
        expect(actions[0]).toMatchObject({ reason, dueAt: addDays(createdAt, 30).toISOString() });
      },
    );

    it.each([
      { last: 50, planned: 14, rules: [] },
      { last: 50, planned: 15, rules: ['R3'] },
      { last: 100, planned: 1, rules: [] },
      { last: 100, planned: 30, rules: ['R2'] },
      { last: 27, planned: 3, rules: [] },
    ])(
      'give $rules $last days after the last interaction if the next one is planned in $planned days',
      ({ last, planned, rules }) => {
        expect(rulesOf([at(-planned, null, 'meeting'), at(last)])).toEqual(rules);
      },
    );

    it('suggest a channel by the first letter, and none while it is open', () => {
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
    it('is due within two days after the interaction that asked for it', () => {
      const action = only(actionsOf([at(1, 'follow_up_needed', 'email')]));
      expect(action).toMatchObject({
        ruleId: 'R4',
        actionType: 'follow_up',
        priority: 80,
        title: 'Follow up on the last email',
        reason: 'The last email, yesterday, was marked as needing a follow-up.',
        dueAt: '2026-03-15T09:26:53.589Z',
      });
    });

    it('ends with the next interaction', () => {
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
        link: `/assessment/${CONTACT_ID}`,
        reason: "3 interactions are logged. That's enough to answer seven short questions.",
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
      [[], [1, 2], 'Notice what they care about most', 'are tied', 'observe-motivation'],
    ])('for open letters %j and tied types %j, suggest: %s', (open, tied, title, words, tip) => {
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

  it('R9 asks for a way to reach a contact who has none', () => {
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

  it('R10 asks for a first entry, and no other timing rule applies before the first interaction and its cadence', () => {
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

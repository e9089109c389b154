import {
  actionsOf,
  CONTACT_ID,
  interactionAt as at,
  NOW,
} from '../../../test/builders/action-input.ts';
import { addDays } from '../../attention/domain/utc-days.ts';
import { type ActionMark, shownActions } from './contact-actions.ts';
import { markOf } from './snooze.ts';
import { type ContactActionDto } from '../dto/contact-action.dto.ts';

const only = (actions: readonly ContactActionDto[]): ContactActionDto => {
  expect(actions).toHaveLength(1);
  return actions[0] as ContactActionDto;
};

describe('an action’s marks', () => {
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

  it.each(['done', 'dismissed'] as const)('%s stays as days pass', (status) => {
    expect(statusWith(mark(status))).toEqual([status, null]);
    expect(statusWith(mark(status), addDays(NOW, 9))).toEqual([status, null]);
  });

  it('snoozed lasts until its end, and then the action opens again', () => {
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

  it('doesn’t affect another contact', () => {
    const other = only(
      actionsOf(overdue, { id: CONTACT_ID.replace(/1$/, '2'), marks: [mark('done')] }),
    );
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

  it('returns the three open actions with the highest priority', () => {
    const all = actionsOf(many, everything);
    expect(all.map(({ ruleId }) => ruleId)).toEqual(['R1', 'R5', 'R7', 'R8', 'R9']);
    expect(shownActions(all, []).map(({ ruleId }) => ruleId)).toEqual(['R1', 'R5', 'R7']);
  });

  it('lets the next one move up, and keeps completed ones visible', () => {
    const [first] = actionsOf(many, everything);
    const marks: ActionMark[] = [{ actionId: first?.id ?? '', status: 'done', snoozedUntil: null }];
    const shown = shownActions(actionsOf(many, { ...everything, marks }), marks);
    expect(shown.map(({ ruleId, status }) => [ruleId, status])).toEqual([
      ['R1', 'done'],
      ['R5', 'open'],
      ['R7', 'open'],
      ['R8', 'open'],
    ]);
  });

  const shownAfterTakingBack = (...rules: string[]) => {
    const marks = actionsOf(many, everything)
      .filter(({ ruleId }) => rules.includes(ruleId))
      .map(({ id }) => markOf(id, { status: 'open' }, NOW));
    return shownActions(actionsOf(many, { ...everything, marks }), marks).map(
      ({ ruleId }) => ruleId,
    );
  };

  it('puts reopened ones in place of less urgent ones', () => {
    expect(shownAfterTakingBack('R9')).toEqual(['R1', 'R5', 'R9']);
    expect(shownAfterTakingBack('R8', 'R9')).toEqual(['R1', 'R8', 'R9']);
  });

  it('returns at most three, always including the most urgent one', () => {
    expect(shownAfterTakingBack('R7', 'R8', 'R9')).toEqual(['R1', 'R7', 'R8']);
    expect(shownAfterTakingBack('R1', 'R5', 'R7', 'R8', 'R9')).toEqual(['R1', 'R5', 'R7']);
  });
});

import { addDays } from '../../attention/domain/utc-days.ts';
import { markOf, snoozeProblem } from './snooze.ts';

const NOW = new Date('2026-03-14T09:26:53.589Z');
const inDays = (days: number) => addDays(NOW, days).toISOString();

describe('snoozeProblem', () => {
  it.each([1, 7, 30, 0.001])('accepts %d days', (days) => {
    expect(snoozeProblem({ status: 'snoozed', snoozedUntil: inDays(days) }, NOW)).toBeNull();
  });

  it('tolerates a client clock that is slightly ahead', () => {
    expect(snoozeProblem({ status: 'snoozed', snoozedUntil: inDays(30.01) }, NOW)).toBeNull();
  });

  it.each([0, -1, 32, 365])('rejects %d days', (days) => {
    expect(snoozeProblem({ status: 'snoozed', snoozedUntil: inDays(days) }, NOW)).toBe(
      'must be a time within the next 30 days',
    );
  });

  it('requires an end', () => {
    expect(snoozeProblem({ status: 'snoozed' }, NOW)).toBe('is required when status is snoozed');
    expect(snoozeProblem({ status: 'snoozed', snoozedUntil: null }, NOW)).toBe(
      'is required when status is snoozed',
    );
  });

  it.each(['open', 'done', 'dismissed'] as const)('rejects an end with %s', (status) => {
    expect(snoozeProblem({ status }, NOW)).toBeNull();
    expect(snoozeProblem({ status, snoozedUntil: null }, NOW)).toBeNull();
    expect(snoozeProblem({ status, snoozedUntil: inDays(1) }, NOW)).toBe(
      'must be null unless status is snoozed',
    );
  });
});

describe('markOf', () => {
  it('stores an undone mark as an expired snooze', () => {
    expect(markOf('a', { status: 'open' }, NOW)).toEqual({
      actionId: 'a',
      status: 'snoozed',
      snoozedUntil: NOW,
    });
  });

  it('stores an end only for a snooze', () => {
    expect(markOf('a', { status: 'done' }, NOW)).toEqual({
      actionId: 'a',
      status: 'done',
      snoozedUntil: null,
    });
    expect(markOf('a', { status: 'snoozed', snoozedUntil: inDays(7) }, NOW)).toEqual({
      actionId: 'a',
      status: 'snoozed',
      snoozedUntil: addDays(NOW, 7),
    });
  });
});

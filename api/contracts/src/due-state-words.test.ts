import { dueStateWords, isDueState, shownDueState } from './due-state-words.ts';
import { DUE_STATES } from './values/health.ts';

const NOW = new Date('2026-03-14T09:26:53.589Z');

describe('the words for a due date', () => {
  it.each([
    ['none', null, null],
    ['planned', '2026-03-10T09:00:00.000Z', null],
    ['set_aside', '2026-03-20T09:00:00.000Z', 'Set aside until March 20'],
    ['set_aside', null, 'Set aside'],
    ['repair', '2026-03-10T09:00:00.000Z', 'Needs repair'],
    ['due', '2026-03-11T23:59:59.000Z', 'Overdue by 3 days'],
    ['due', '2026-03-13T00:00:00.000Z', 'Overdue by 1 day'],
    ['due', '2026-03-14T23:59:59.000Z', 'Due today'],
    ['later', '2026-03-15T00:00:00.000Z', 'Due tomorrow'],
    ['later', '2026-04-08T09:00:00.000Z', 'Due in 25 days'],
  ] as const)('for %s at %s are %s', (dueState, nextDueAt, words) => {
    expect(dueStateWords({ dueState, nextDueAt }, NOW)).toBe(words);
  });

  it('follow from the date alone if an older API returns nothing else', () => {
    const state = (nextDueAt: string | null) => shownDueState({ nextDueAt }, NOW);
    expect([null, '2026-03-14T23:00:00.000Z', '2026-03-15T00:00:00.000Z'].map(state)).toEqual([
      'none',
      'due',
      'later',
    ]);
  });

  it('mean due in two states', () => {
    expect(DUE_STATES.filter(isDueState)).toEqual(['repair', 'due']);
  });
});

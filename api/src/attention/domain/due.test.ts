import { bucketOf } from './bucket.ts';
import { type DueInput, duePoint, dueStateOf, reachOutEvidence, repairEvidence } from './due.ts';
import { addDays } from './utc-days.ts';

const NOW = new Date('2026-03-14T09:26:53.589Z');
const ago = (days: number) => addDays(NOW, -days);

const input = (lastDaysAgo: number, more: Partial<DueInput> = {}): DueInput => ({
  contactId: 'c-1',
  marks: [],
  interactions: [{ interactionDate: ago(lastDaysAgo), outcome: null, type: 'call' }],
  cadenceDays: 30,
  cadenceChanges: [],
  createdAt: ago(900),
  now: NOW,
  ...more,
});
const bad = (lastDaysAgo: number, more: Partial<DueInput> = {}) =>
  input(lastDaysAgo, {
    interactions: [{ interactionDate: ago(lastDaysAgo), outcome: 'negative', type: 'call' }],
    ...more,
  });
type Mark = DueInput['marks'][number];
const mark = (rule: string, evidence: object, status: Mark['status'], until = 0): Mark => ({
  actionId: `${rule}:c-1:${bucketOf({ ...evidence })}`,
  status,
  snoozedUntil: status === 'snoozed' ? addDays(NOW, until) : null,
});
const reached = (lastDaysAgo: number) => reachOutEvidence(ago(lastDaysAgo), 30);

/** Returns the state, and in how many days the contact is due. */
const look = (given: DueInput, planned: number | null = null) => {
  const point = duePoint(given);
  const days = point.dueAt && Math.round((point.dueAt.getTime() - NOW.getTime()) / 86_400_000);
  return [dueStateOf(point, planned === null ? null : addDays(NOW, planned), NOW), days];
};

describe('a contact', () => {
  it.each([
    [
      'has no date without a cadence, however long ago the last contact was',
      input(900, { cadenceDays: null }),
      'none',
      null,
    ],
    ['is due later within its cadence', input(20), 'later', 10],
    [
      'is due all day on the day that its cadence passes',
      input(30, { now: new Date('2026-03-14T00:00:00Z') }),
      'due',
      0,
    ],
    ['is due once its cadence has passed', input(33), 'due', -3],
    [
      'is due after a contact that went badly, also without a cadence',
      bad(5, { cadenceDays: null }),
      'repair',
      -5,
    ],
    ['is due for that within its cadence', bad(5), 'repair', -5],
  ])('%s', (_, given, state, days) => {
    expect(look(given)).toEqual([state, days]);
  });

  it.each([
    ['until its snooze ends', 33, [mark('R3', reached(33), 'snoozed', 4)], 'set_aside', 4],
    ['no more once it has ended', 33, [mark('R3', reached(33), 'snoozed', -1)], 'due', -1],
    [
      'until it is long overdue, when it was done',
      33,
      [mark('R3', reached(33), 'done')],
      'set_aside',
      28,
    ],
    ['no more then', 62, [mark('R3', reached(62), 'dismissed')], 'due', -1],
    [
      'for good, when that was dismissed as well',
      70,
      [mark('R2', reached(70), 'dismissed')],
      'set_aside',
      null,
    ],
    ['no more after another contact', 33, [mark('R3', reached(70), 'dismissed')], 'due', -3],
    [
      'only by its cadence, not where it went badly',
      33,
      [mark('R1', repairEvidence(ago(33)), 'done')],
      'due',
      -3,
    ],
  ] as const)('is set aside %s', (_, last, marks, state, days) => {
    expect(look(input(last, { marks }))).toEqual([state, days]);
  });

  it('that went badly is due by its cadence after a repair', () => {
    expect(look(bad(5, { marks: [mark('R1', repairEvidence(ago(5)), 'done')] }))).toEqual([
      'later',
      25,
    ]);
  });

  it('with something planned in time is not due', () => {
    expect(look(input(33), 14)).toEqual(['planned', -3]);
    expect(look(input(33), 15)).toEqual(['due', -3]);
    expect(look(input(10), 20)).toEqual(['planned', 20]);
    expect(look(input(10), 21)).toEqual(['later', 20]);
  });
});

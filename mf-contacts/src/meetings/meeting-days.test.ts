import { byDay, byWeek } from './meeting-days.ts';

/** A Thursday. */
const NOW = new Date('2026-11-26T08:00:00');
const at = (time: string) => ({ startsAt: new Date(time).toISOString() });

describe('meetings by week', () => {
  it('begin a week on Monday, and name the weeks around this one', () => {
    const days = [
      '2026-11-16',
      '2026-11-22',
      '2026-11-23',
      '2026-11-29',
      '2026-11-30',
      '2026-12-07',
    ];
    const weeks = byWeek(
      days.map((day) => at(`${day}T10:00`)),
      NOW,
    );
    expect(weeks.map(({ week, meetings }) => `${week}: ${meetings.length}`)).toEqual([
      'Last week: 2',
      'This week: 2',
      'Next week: 1',
      'Week of December 7: 1',
    ]);
  });

  it('name the year of another one', () => {
    const [week] = byWeek([at('2027-02-03T10:00')], NOW);
    expect(week?.week).toBe('Week of February 1, 2027');
  });
});

it('meetings by day keep their order', () => {
  const days = byDay([at('2030-01-07T10:00'), at('2030-01-07T15:00'), at('2030-01-08T09:00')]);
  expect(days.map(({ day, meetings }) => [day, meetings.length])).toEqual([
    ['Monday, January 7, 2030', 2],
    ['Tuesday, January 8, 2030', 1],
  ]);
});

import { byWeek } from './meeting-weeks.ts';

/** A Thursday. */
const NOW = new Date('2026-11-26T08:00:00');
const at = (time: string) => ({ startsAt: new Date(time).toISOString() });

describe('meetings by week', () => {
  it('name the weeks around this one', () => {
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
      'monday',
    );
    expect(weeks.map(({ week, meetings }) => `${week}: ${meetings.length}`)).toEqual([
      'Last week: 2',
      'This week: 2',
      'Next week: 1',
      'Week of December 7: 1',
    ]);
  });

  it.each([
    ['monday' as const, ['This week', 'Next week']],
    ['sunday' as const, ['Next week', 'Next week']],
    ['saturday' as const, ['Next week', 'Next week']],
  ])('begin on the day that the user chose: %s', (first, names) => {
    const [sunday, monday] = [at('2026-11-29T10:00'), at('2026-11-30T10:00')];
    expect(
      [sunday, monday].flatMap((each) => byWeek([each], NOW, first)).map((each) => each.week),
    ).toEqual(names);
  });

  it('name the year of another one', () => {
    const [week] = byWeek([at('2027-02-03T10:00')], NOW, 'monday');
    expect(week?.week).toBe('Week of February 1, 2027');
  });
});

import { expand, ExpansionBudget, Unfollowable } from './recurrence.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const START = at('2026-01-06T09:00:00');
const YEAR = { from: START, to: at('2028-01-01T00:00:00') };

function times(rule: string, start = START, window = YEAR): string[] {
  const budget = new ExpansionBudget();
  return expand({ start, rule, ...window, wallOf: (moment) => moment, budget }).map((time) =>
    new Date(time).toISOString().slice(0, 16),
  );
}

describe('expand', () => {
  it.each([
    ['FREQ=WEEKLY;COUNT=3', ['2026-01-06', '2026-01-13', '2026-01-20']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=4', ['01-06', '01-08', '01-20', '01-22']],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', ['01-06', '01-30', '02-27']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3', ['01-06', '01-30', '02-27']],
    ['FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3', ['01-06', '01-31', '03-31']],
    ['FREQ=YEARLY;COUNT=2', ['2026-01-06', '2027-01-06']],
    ['FREQ=DAILY;UNTIL=20260108', ['01-06', '01-07', '01-08']],
  ])('returns the times of %s', (rule, days) => {
    expect(times(rule).map((time) => time.slice(0, 10))).toEqual(
      days.map((day) => (day.length === 5 ? `2026-${day}` : day)),
    );
  });

  it('finds the few times in the window of a rule that began long ago', () => {
    const window = { from: at('2026-11-20T00:00:00'), to: at('2026-12-04T00:00:00') };
    const start = at('1970-01-01T08:00:00');
    expect(times('FREQ=WEEKLY', start, window)).toEqual(['2026-11-26T08:00', '2026-12-03T08:00']);
    expect(times('FREQ=DAILY;INTERVAL=7', start, window)).toHaveLength(2);
  });

  it('skips the first weekday if the rule means the last one', () => {
    const start = at('2026-11-01T09:00:00');
    expect(times('FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1;COUNT=3', start)).toEqual([
      '2026-11-01T09:00',
      '2026-11-30T09:00',
      '2026-12-29T09:00',
    ]);
  });

  it('includes the first time whether or not the rule matches it', () => {
    expect(times('FREQ=WEEKLY;BYDAY=WE;COUNT=3')).toEqual([
      '2026-01-06T09:00',
      '2026-01-07T09:00',
      '2026-01-14T09:00',
    ]);
  });

  it('ends at a wall time, at a UTC time, or at the end of a date', () => {
    const wallOf = (moment: number) => moment + 3_600_000;
    const until = (text: string) =>
      expand({
        start: START,
        rule: `FREQ=DAILY;UNTIL=${text}`,
        ...YEAR,
        wallOf,
        budget: new ExpansionBudget(),
      }).length;
    expect(until('20260108')).toBe(3);
    expect(until('20260108T090000')).toBe(3);
    expect(until('20260108T085959')).toBe(2);
    expect(until('20260108T080000Z')).toBe(3);
    expect(until('20260108T075959Z')).toBe(2);
  });

  it.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;INTERVAL=5',
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=DAILY;INTERVAL=1000000000',
    'FREQ=DAILY;COUNT=-1',
    'FREQ=DAILY;BYMONTHDAY=-1',
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
    'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=NEVER',
    '',
    'COUNT',
  ])('reports that it can’t follow %s', (rule) => expect(() => times(rule)).toThrow(Unfollowable));

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
    'FREQ=MONTHLY;INTERVAL=48;BYDAY=5TU',
  ])('stops for %s, which never matches', (rule) => {
    const february = at('2026-02-03T09:00:00');
    const window = { from: february, to: YEAR.to };
    expect(times(rule, february, window).slice(1)).toEqual([]);
  });

  it('stops when the work budget of the calendar is used up', () => {
    const budget = new ExpansionBudget(50);
    const window = { from: at('2020-01-01T00:00:00'), to: at('2030-01-01T00:00:00') };
    const all = { start: window.from, ...window, wallOf: (moment: number) => moment, budget };
    expect(() => expand({ ...all, rule: 'FREQ=DAILY;COUNT=1000000' })).toThrow('over the limit');
    expect(() => expand({ ...all, rule: 'FREQ=DAILY;COUNT=2' })).toThrow('over the limit');
  });
});

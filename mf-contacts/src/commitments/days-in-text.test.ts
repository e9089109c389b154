import { type DateOrder } from '@rapport/shared-ui';
import { daysIn } from './days-in-text.ts';

/** A Saturday. */
const NOW = new Date('2026-11-28T10:00:00');
const days = (text: string, order: DateOrder = 'month-first') =>
  daysIn(text, NOW, order).map(({ day, words }) => `${day} ${words}`);

describe('the days that a text names', () => {
  it.each([
    ['Send the price list by Friday', '2026-12-04 Friday'],
    ['Call back tomorrow', '2026-11-29 tomorrow'],
    ['Report on December 15', '2026-12-15 December 15'],
    ['Answer by 2027-01-08', '2027-01-08 2027-01-08'],
    ['Finish in two weeks', '2026-12-12 in two weeks'],
    ['Meet next Tuesday at 3', '2026-12-01 next Tuesday at 3'],
  ])('%s', (text, found) => {
    expect(days(text)).toEqual([found]);
  });

  it('reads numbers in the order of the user', () => {
    expect(days('by 4/12', 'day-first')).toEqual(['2026-12-04 4/12']);
    expect(days('by 12/4', 'month-first')).toEqual(['2026-12-04 12/4']);
  });

  it.each(['Send the price list', 'They may object', 'at 3', 'yesterday', 'since November 2', ''])(
    'finds none in "%s"',
    (text) => {
      expect(days(text)).toEqual([]);
    },
  );

  it('names each day once, and two at most', () => {
    expect(days('Friday, Friday, December 15, or December 16')).toHaveLength(2);
  });
});

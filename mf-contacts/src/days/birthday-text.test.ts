import fc from 'fast-check';
import { birthdayOf, birthdayOfParts, columnOrder } from './birthday-text.ts';

describe('birthdayOf', () => {
  it.each([
    ['1985-03-04', '1985-03-04'],
    ['19850304', '1985-03-04'],
    ['19880305T000000', '1988-03-05'],
    ['1988-03-05T00:00:00Z', '1988-03-05'],
    ['19711015T231000Z', '1971-10-15'],
    ['1985-03-04 00:00', '1985-03-04'],
    ['--0229', '--02-29'],
    ['1604-12-10', '--12-10'],
    ['1985/3/4', '1985-03-04'],
    ['1985年3月4日', '1985-03-04'],
    ['１９８５年３月４日', '1985-03-04'],
    ['3月4日', '--03-04'],
    ['1985년 3월 4일', '1985-03-04'],
    ['1985. 3. 4.', '1985-03-04'],
    ['4.3.1985', '1985-03-04'],
    ['25/12/1990', '1990-12-25'],
    ['12/31/68', '1968-12-31'],
    ['03/03/1985', '1985-03-03'],
    ['29-Feb-1988', '1988-02-29'],
    ['29-Feb-88', '1988-02-29'],
    ['29 février 1980', '1980-02-29'],
    ['4 марта 1985 г.', '1985-03-04'],
    ['4. března 1985', '1985-03-04'],
    ['4 Μαρτίου 1985', '1985-03-04'],
    ['4. marraskuuta 1985', '1985-11-04'],
    ['4 Mart 1985', '1985-03-04'],
    ['March 4, 1985', '1985-03-04'],
    ['31110', '1985-03-04'],
    ['29/02/1987', null],
    ['04/03/1985', null],
    ['about 1815', null],
    ['1985', null],
  ])('reads %j as %j', (text, birthday) => expect(birthdayOf(text, null)).toBe(birthday));

  it('reads a date that fits both orders in the order of its column', () => {
    expect(birthdayOf('04/03/1985', 'day-first')).toBe('1985-03-04');
    expect(birthdayOf('04/03/1985', 'month-first')).toBe('1985-04-03');
  });

  it('reads each day that Intl writes in a language of the list', () => {
    const days = fc.date({
      ...{ min: new Date(Date.UTC(1900, 0, 1)), max: new Date(Date.UTC(2020, 11, 31)) },
      noInvalidDate: true,
    });
    const languages = fc.constantFrom('en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'ru');
    fc.assert(
      fc.property(days, languages, (date, language) => {
        const text = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
        expect(birthdayOf(text.format(date), null)).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });
});

describe('birthdayOfParts', () => {
  it.each([
    ['1984', '2', '29', '1984-02-29'],
    ['', '2', '29', '--02-29'],
    ['1984', 'Februar', '29', '1984-02-29'],
    ['1985', '2', '29', null],
    ['1985', '', '', null],
  ])('makes %j, %j, %j into %j', (year, month, day, birthday) =>
    expect(birthdayOfParts(year, month, day)).toBe(birthday),
  );
});

describe('columnOrder', () => {
  it.each([
    ['one order', ['04/03/1985', '25/12/1990'], 'day-first', null, false],
    ['the other', ['04/03/1985', '12-25-1990'], 'month-first', null, false],
    ['a day that no month has', ['04/03/1985', '29/02/1987'], 'day-first', null, false],
    ['none', ['04/03/1985', '1990-12-25', '5.12.1990'], null, '04/03/1985', false],
    ['both', ['25/12/1990', '04/03/1985', '12/31/68'], null, '04/03/1985', true],
    ['no dates like that', ['1990-12-25', '', '0/0/00'], null, null, false],
  ])('finds %s', (_, values, order, example, contradicts) =>
    expect(columnOrder(values)).toEqual({ order, example, contradicts }),
  );
});

import * as fc from 'fast-check';
import { parseBirthday } from './birthday.ts';

describe('parseBirthday', () => {
  it.each([
    ['with its year', { year: 1915, month: 12, day: 10 }, '1915-12-10'],
    ['without its year', { year: null, month: 2, day: 29 }, '--02-29'],
    ['in a leap year', { year: 2024, month: 2, day: 29 }, '2024-02-29'],
  ])('parses a day: %s', (_name, birthday, text) => {
    expect(parseBirthday(text)).toEqual(birthday);
  });

  it.each([
    '',
    '2023-02-29',
    '--02-30',
    '1849-12-10',
    '12-10',
    '2024-13-01',
    '2024-1-1',
    ' --12-10',
  ])('parses nothing else: %j', (text) => {
    expect(parseBirthday(text)).toBeNull();
  });

  it('parses every calendar day', () => {
    const days = fc.date({
      min: new Date('1850-01-02'),
      max: new Date('2999-12-30'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        expect(parseBirthday(date.toISOString().slice(0, 10))).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
        });
      }),
    );
  });
});

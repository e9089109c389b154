import { birthdayWords } from './birthday-words.ts';

const TODAY = new Date(2026, 10, 22);

describe('birthdayWords', () => {
  it.each([
    ['1915-12-10', 'December 10, 1915', 'Thursday, December 10, in 18 days: 111 years'],
    ['--12-10', 'December 10', 'Thursday, December 10, in 18 days'],
    ['1980-11-22', 'November 22, 1980', 'Sunday, November 22, today: 46 years'],
    ['1980-11-23', 'November 23, 1980', 'Monday, November 23, tomorrow: 46 years'],
    ['--11-21', 'November 21', 'Sunday, November 21, in 364 days'],
    ['2000-02-29', 'February 29, 2000', 'Sunday, February 28, in 98 days: 27 years'],
  ])('says of %s: %s, next on %s', (birthday, day, next) => {
    expect(birthdayWords(birthday, TODAY)).toEqual({ day, next });
  });

  it("ignores text that isn't a birthday", () => {
    expect(birthdayWords('1980-02-30', TODAY)).toBeNull();
  });
});

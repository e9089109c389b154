import { promiseDue } from './promise-words.ts';

const TODAY = '2026-11-28';

describe('the due date of a promise', () => {
  it.each([
    ['Send the figures', '2026-12-04', ', by Friday, December 4'],
    ['Send the figures', '2027-01-04', ', by Monday, January 4, 2027'],
    ['Send the figures', '2026-11-23', ', was due Monday, November 23'],
    ['Send the figures', null, ''],
  ])('follows "%s" as %s', (text, dueOn, said) => {
    expect(promiseDue(text, dueOn, TODAY)).toBe(said);
  });

  it.each([
    ['Send the figures by Friday', '2026-12-04', ' (December 4)'],
    ['By friday, send the figures', '2026-11-27', ' (was due November 27)'],
    ['Send the figures tomorrow', '2026-11-29', ' (Sunday, November 29)'],
    ['A draft by the end of next week', '2026-12-04', ' (Friday, December 4)'],
    ['Send the figures by December 4', '2026-12-04', ''],
    ['Send the figures by Dec. 4', '2026-12-04', ''],
    ['The figures, on the 4th of December', '2026-12-04', ''],
    ['Send the figures by November 23', '2026-11-23', ' (overdue)'],
  ])('isn’t repeated if "%s" contains a day', (text, dueOn, said) => {
    expect(promiseDue(text, dueOn, TODAY)).toBe(said);
  });

  it.each(['Send 4 copies in December', 'Ask Fridays and Sons', 'Send December 40 figures'])(
    'is complete if the words are about something else: "%s"',
    (text) => {
      expect(promiseDue(text, '2026-12-04', TODAY)).toBe(', by Friday, December 4');
    },
  );
});

import fc from 'fast-check';
import { timeProblem } from './time-rules.ts';

describe('timeProblem', () => {
  it.each([
    '2026-03-14T09:26:53.589Z',
    '2026-03-14T09:26:53Z',
    '2026-03-14T09:26Z',
    '2026-03-14T09:26:53.589123+05:30',
    '2024-02-29T00:00:00-11:00',
    '1900-01-01T00:00:00Z',
    '2999-12-31T23:59:59.999Z',
  ])('accepts %s', (text) => {
    expect(timeProblem(text)).toBeNull();
  });

  it.each([
    undefined,
    null,
    1773480413589,
    ['2026-03-14T09:26:53.589Z'],
    '',
    '2026-03-14',
    '2026-03-14T09:26:53',
    '2026-03-14 09:26:53Z',
    '2026-03-14t09:26:53z',
    '2026-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-00-10T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-03-14T24:00:00Z',
    '2026-03-14T09:60:00Z',
    '2026-03-14T09:26:60Z',
    '+002026-03-14T09:26:53.589Z',
    'Sat Mar 14 2026',
    '-infinity',
    'now',
    '2026-03-14T09:26:53.589Z\n',
  ])('rejects %j', (value) => {
    expect(timeProblem(value)).toBe('must be a time like 2026-03-14T09:26:53.589Z');
  });

  it.each([
    '0001-01-01T00:00:00Z',
    '1899-12-31T23:59:59.999Z',
    '1900-01-01T00:00:00+01:00',
    '3000-01-01T00:00:00Z',
  ])('rejects the out-of-range %s', (text) => {
    expect(timeProblem(text)).toBe('must be a time between 1900 and 2999');
  });

  it('accepts what a browser writes for any moment in range', () => {
    const moments = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(moments, (date) => timeProblem(date.toISOString()) === null));
  });

  it('accepts exactly the moments that exist on a calendar and a clock', () => {
    const texts = fc.stringMatching(/^2\d{3}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\dZ$/);
    fc.assert(
      fc.property(texts, (text) => {
        const date = new Date(text);
        const exists =
          !Number.isNaN(date.getTime()) && date.toISOString() === text.replace('Z', '.000Z');
        expect(timeProblem(text) === null).toBe(exists);
      }),
    );
  });
});

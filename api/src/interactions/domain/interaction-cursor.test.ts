import fc from 'fast-check';
import { decodeInteractionCursor, encodeInteractionCursor } from './interaction-cursor.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const DATE = '2026-03-14T09:26:53.589Z';

describe('the cursor of an interaction list', () => {
  it('decodes to the same value, using only URL-safe characters', () => {
    const dates = fc.date({ min: new Date(0), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, fc.uuid(), (date, id) => {
        const cursor = { date: date.toISOString(), id };
        const word = encodeInteractionCursor(cursor);
        expect(word).toMatch(/^[\w-]+$/);
        expect(decodeInteractionCursor(word)).toEqual(cursor);
      }),
    );
  });

  it.each([
    ['no list', { date: DATE, id: ID }],
    ['the cursor of another list', ['updated', DATE, ID]],
    ['no id', ['interactions', DATE]],
    ['an id that is not a UUID', ['interactions', DATE, '1 OR 1=1']],
    ['a date that does not exist', ['interactions', '2026-99-99T00:00:00.000Z', ID]],
    ['February 30', ['interactions', '2026-02-30T00:00:00.000Z', ID]],
    ['a day of the year 0', ['interactions', '0000-01-01T00:00:00.000Z', ID]],
    ['the hour 24', ['interactions', '2026-01-01T24:00:00.000Z', ID]],
    ['April 31', ['interactions', '2026-04-31T12:00:00.000Z', ID]],
    ['a date of another kind', ['interactions', 7, ID]],
  ])('is null for %s', (_, value) => {
    const word = Buffer.from(JSON.stringify(value)).toString('base64url');
    expect(decodeInteractionCursor(word)).toBeNull();
  });

  it('is null for any other text', () => {
    fc.assert(fc.property(fc.string(), (text) => decodeInteractionCursor(text) === null));
  });
});

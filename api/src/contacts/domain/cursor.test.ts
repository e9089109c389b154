import fc from 'fast-check';
import { type Cursor, decodeCursor, encodeCursor } from './cursor.ts';

const time = fc
  .date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('2999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString());
const cursors: fc.Arbitrary<Cursor> = fc.oneof(
  fc.record({
    sort: fc.constantFrom('updated' as const, 'nextDue' as const),
    key: time,
    id: fc.uuid(),
  }),
  fc.record({
    sort: fc.constant('lastContact' as const),
    key: fc.oneof(time, fc.constant('-infinity')),
    id: fc.uuid(),
  }),
  fc.record({
    sort: fc.constantFrom('name' as const, 'familyName' as const),
    key: fc.string({ unit: 'grapheme' }).filter((key) => !key.includes('\0')),
    id: fc.uuid(),
  }),
);

describe('cursor', () => {
  it('decodes to the same value, using only URL-safe characters', () => {
    fc.assert(
      fc.property(cursors, (cursor) => {
        const word = encodeCursor(cursor);
        expect(word).toMatch(/^[\w-]+$/);
        expect(decodeCursor(word)).toEqual(cursor);
      }),
    );
  });

  it('is null for any text that isn’t a cursor', () => {
    fc.assert(fc.property(fc.string(), (text) => decodeCursor(text) === null));
  });

  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  it.each([
    ['an object', { sort: 'updated' }],
    ['another sort', ['color', '2026-01-01T00:00:00.000Z', id]],
    ['no id', ['updated', '2026-01-01T00:00:00.000Z']],
    ['an id that is not a UUID', ['updated', '2026-01-01T00:00:00.000Z', '1 OR 1=1']],
    ['a time that does not exist', ['updated', '2026-99-99T00:00:00.000Z', id]],
    ['February 30', ['updated', '2026-02-30T00:00:00.000Z', id]],
    ['a day of the year 0', ['updated', '0000-01-01T00:00:00.000Z', id]],
    ['the hour 24', ['updated', '2026-01-01T24:00:00.000Z', id]],
    ['April 31', ['updated', '2026-04-31T12:00:00.000Z', id]],
    ['February 30 as a last contact', ['lastContact', '2026-02-30T00:00:00.000Z', id]],
    ['"never" as a time of update', ['updated', '-infinity', id]],
    ['a NUL in a name', ['name', 'a\0b', id]],
    ['half a character in a name', ['name', '\ud800', id]],
    ['a number for a name', ['name', 7, id]],
  ])('is null for %s', (_, value) => {
    expect(decodeCursor(Buffer.from(JSON.stringify(value)).toString('base64url'))).toBeNull();
  });
});

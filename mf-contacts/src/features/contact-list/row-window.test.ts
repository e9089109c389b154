import fc from 'fast-check';
import { withPinned } from './row-window.ts';

describe('withPinned', () => {
  it('draws the pinned rows in their place', () => {
    expect(withPinned([4, 5, 6], [1, 5, 9])).toEqual([1, 4, 5, 6, 9]);
  });

  it('leaves out what is not in the list', () => {
    expect(withPinned([0, 1], [-1])).toEqual([0, 1]);
  });

  it('always is in order, without repeats, and holds every row it was given', () => {
    const index = fc.nat({ max: 10_000 });
    fc.assert(
      fc.property(index, fc.nat({ max: 30 }), fc.array(index), (start, length, pinned) => {
        const range = Array.from({ length }, (_, offset) => start + offset);
        const drawn = withPinned(range, pinned);
        expect(drawn).toEqual([...new Set([...range, ...pinned])].sort((a, b) => a - b));
      }),
    );
  });
});

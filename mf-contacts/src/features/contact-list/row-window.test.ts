import fc from 'fast-check';
import { makeBareContact } from '../../testing/make-contact.ts';
import { placeFirstRows, placeRowsAt, stackRows, withPinned } from './row-window.ts';

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

describe('the rows that a list begins with', () => {
  const contacts = ['a', 'b', 'c', 'd'].map((id) => makeBareContact({ id }));
  const options = { count: 4, pinned: [], rowHeight: 60 };
  const stack = stackRows(contacts, 60, new Map([[1, 80]]), 100);

  it('stand one below the other, each as high as it was measured or is expected to be', () => {
    expect(stack.map(({ start, size }) => [start, size])).toEqual([
      [100, 60],
      [160, 80],
      [240, 60],
      [300, 60],
    ]);
  });

  it('are the first ones and those that are pinned, in a list as high as all rows', () => {
    const { rows, height } = placeFirstRows(stack, [3], 2);
    expect(rows.map(({ index }) => index)).toEqual([0, 1, 3]);
    expect(height).toBe(260);
  });

  it('are those in sight and those that are pinned where a list was left', () => {
    const left = { offset: 170, heights: stack };
    const { rows, height } = placeRowsAt(left, { ...options, pinned: [0] }, 80);
    expect(rows.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(height).toBe(260);
  });

  it('leave room for contacts that have come since', () => {
    const left = { offset: 0, heights: stack.slice(0, 2) };
    expect(placeRowsAt(left, options, 500).height).toBe(140 + 2 * 60);
  });
});

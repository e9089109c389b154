/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { enterList, focusRow, rowOf, targetRow } from './move-in-list.ts';

function list() {
  document.body.innerHTML = `
    <ul>
      <li data-index="3"><a href="/3" data-row tabindex="-1">3</a></li>
      <li data-index="7"><a href="/7" data-row tabindex="0">7</a><a href="/7b">more</a></li>
    </ul>`;
  return document.querySelector('ul')!;
}

describe('targetRow', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 3, 4],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 0],
    ['Home', 7, 0],
    ['End', 2, 9],
    ['Enter', 2, null],
  ])('%s leads from row %i to %p of 10', (key, here, target) => {
    expect(targetRow(key, here, 10)).toBe(target);
  });
});

describe('rows in a list', () => {
  it('are found from anything inside of them', () => {
    const more = list().querySelector('[href="/7b"]');
    expect(rowOf(more)).toBe(7);
    expect(rowOf(document.body)).toBe(-1);
  });

  it('take the focus by their index', () => {
    focusRow(list(), 3);
    expect(document.activeElement).toHaveAttribute('href', '/3');
  });

  it('are entered at the one that Tab reaches', () => {
    enterList(list());
    expect(document.activeElement).toHaveAttribute('href', '/7');
    expect(() => enterList(null)).not.toThrow();
  });
});

import { act, renderHook } from '@testing-library/react';
import { makeBareContact } from '../../testing/make-contact.ts';
import { useRowWindow } from './use-row-window.ts';

/** Simulates that the browser has resized an element. */
let resize: () => void = () => undefined;
const known = globalThis.ResizeObserver;
beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      resize = () => told([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  globalThis.ResizeObserver = known;
});

it('moves the rows below one that grows after rendering, as in a narrower window', () => {
  const contacts = ['a', 'b'].map((id) => makeBareContact({ id }));
  const { result } = renderHook(() =>
    useRowWindow({ contacts, pinned: [], rowHeight: 60, offset: 0, start: undefined }),
  );
  const starts = () => result.current.rows.rows.map(({ start }) => start);
  const row = document.createElement('li');
  row.dataset['index'] = '0';
  let height = 60;
  Object.defineProperty(row, 'offsetHeight', { get: () => height });
  act(() => {
    result.current.rows.measure(row);
  });
  expect(starts()).toEqual([0, 60]);
  height = 90;
  act(() => resize());
  expect(starts()).toEqual([0, 90]);
  height = 60;
  act(() => resize());
  expect(starts()).toEqual([0, 60]);
});

/** @jest-environment ../../scripts/jest/jsdom-environment.mjs */
import { followSwipes } from './follow-swipes.ts';

const onMove = jest.fn();
const onSwipe = jest.fn();
let stop: () => void = () => undefined;
let row: HTMLElement = document.createElement('li');

beforeEach(() => {
  document.body.innerHTML = '<ul><li><a href="/contacts/1">Lise</a></li></ul><p>Outside</p>';
  row = document.querySelector('li') ?? row;
  jest.clearAllMocks();
  stop = followSwipes((element) => element.closest('li'), { onMove, onSwipe });
});
afterEach(() => stop());

interface Finger {
  pointerType?: string;
  isPrimary?: boolean;
}

/** jsdom has no pointer events. */
function touch(type: string, clientX: number, clientY: number, finger: Finger = {}) {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
  Object.assign(event, { pointerType: 'touch', isPrimary: true, pointerId: 1, ...finger });
  document.querySelector('a')?.dispatchEvent(event);
}

function drag(toX: number, toY: number, finger: Finger = {}) {
  touch('pointerdown', 200, 300, finger);
  touch('pointermove', (200 + toX) / 2, (300 + toY) / 2, finger);
  touch('pointermove', toX, toY, finger);
  touch('pointerup', toX, toY, finger);
}

it.each([
  [320, 'right'],
  [80, 'left'],
] as const)('acts when a finger is lifted at %i, far to the %s', (to, side) => {
  drag(to, 304);
  expect(onSwipe.mock.calls).toEqual([[row, side]]);
  expect(row.style.transform).toBe('');
  expect(onMove).toHaveBeenLastCalledWith(null);
});

it('moves the row with the finger, and says from where on lifting it acts', () => {
  touch('pointerdown', 200, 300);
  touch('pointermove', 250, 300);
  expect(row.style.transform).toBe('translateX(50px)');
  expect(onMove).toHaveBeenLastCalledWith({ row, side: 'right', distance: 50, isFar: false });
  touch('pointermove', 300, 300);
  expect(onMove).toHaveBeenLastCalledWith(expect.objectContaining({ isFar: true }));
});

it.each([
  ['up or down', () => drag(260, 420)],
  ['not far enough', () => drag(250, 300)],
  ['with a mouse', () => drag(320, 300, { pointerType: 'mouse' })],
  ['as a second finger', () => drag(320, 300, { isPrimary: false })],
])('leaves a move %s alone', (_, move) => {
  move();
  expect(onSwipe).not.toHaveBeenCalled();
  expect(row.style.transform).toBe('');
});

it('leaves the edge of the screen to the browser, which goes back there', () => {
  touch('pointerdown', 8, 300);
  touch('pointermove', 160, 300);
  touch('pointerup', 160, 300);
  expect(onSwipe).not.toHaveBeenCalled();
});

it('puts the row back when the browser takes the finger', () => {
  touch('pointerdown', 200, 300);
  touch('pointermove', 320, 300);
  touch('pointercancel', 320, 300);
  expect(row.style.transform).toBe('');
  touch('pointerup', 320, 300);
  expect(onSwipe).not.toHaveBeenCalled();
});

it('opens nothing at the end of a swipe, and the row with the next tap', () => {
  const opened = jest.fn((event: Event) => event.preventDefault());
  row.addEventListener('click', opened);
  drag(320, 300);
  document.querySelector('a')?.click();
  expect(opened).not.toHaveBeenCalled();
  touch('pointerdown', 200, 300);
  touch('pointerup', 200, 300);
  document.querySelector('a')?.click();
  expect(opened).toHaveBeenCalledTimes(1);
});

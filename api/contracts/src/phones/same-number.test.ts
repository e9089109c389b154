import { isSameNumber } from './same-number.ts';

it.each([
  ['+49 40 5550199', '040 5550199'],
  ['+49 40 5550199', '+49405550199'],
  ['0044 20 7946 0011', '+44 (0)20 7946 0011'],
  ['040 5550199', '040/555 01 99'],
])('%j and %j are one number', (one, other) => {
  expect(isSameNumber(one, other)).toBe(true);
  expect(isSameNumber(other, one)).toBe(true);
});

it.each([
  ['+49 40 5550199', '040 5550198'],
  ['+33 1 40 55 50 19', '+49 1 40555019'],
  ['+44 20 7946 0011 ext. 1', '+44 20 7946 0011 ext. 2'],
  ['12', '12'],
])('%j and %j are two', (one, other) => {
  expect(isSameNumber(one, other)).toBe(false);
});

import { median, percentile } from './figures.ts';

test('the median is the middle value, in any order, and the lower of two in the middle', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

test.each([
  [50, 50],
  [99, 99],
  [100, 100],
])('of 1 to 100: p%i is %i', (percent, expected) => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, percent)).toBe(expected);
});

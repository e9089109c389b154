import { median } from './compare.ts';

test('the median of an odd number of values is the middle one, in any order', () => {
  expect(median([30, 10, 20])).toBe(20);
});

test('the median of an even number of values is the lower of the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2);
});

test('the median of a single value is that value, and the median of no value is not a number', () => {
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

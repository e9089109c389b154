import { exactly, shortTotalText, totalText } from './list-total.ts';

test.each([
  [exactly(0), '0', '0'],
  [exactly(999), '999', '999'],
  [exactly(1_999), '1,999', '2K'],
  [exactly(20_000), '20,000', '20K'],
  [{ count: 1_000, known: 'at-least' } as const, '1,000+', '1K+'],
  [{ count: 12_345, known: 'about' } as const, 'about 12,300', '12K'],
  [{ count: 1_234_567, known: 'about' } as const, 'about 1,230,000', '1.2M'],
])('a total is written whole and short: %j', (total, whole, short) => {
  expect(totalText(total)).toBe(whole);
  expect(shortTotalText(total)).toBe(short);
});

import { isAlike } from './is-alike.ts';

it.each([
  ['A price for two years', 'price for two years', true],
  ['A price for two years', 'prices', true],
  ['Send the offer to Bérénice', 'berenice offer', true],
  ['A price for two years', 'sent the price for two years', true],
  ['A price for two years', 'price for ten years', false],
  ['A price for two years', 'to', false],
  ['A price for two years', '', false],
])('compares %j with %j', (text, typed, alike) => {
  expect(isAlike(text, typed)).toBe(alike);
});

import { isBetterWritten } from './better-written.ts';

it.each([
  ['Tobias Brandt', 'tobias brandt'],
  ['Tobias Brandt', 'TOBIAS BRANDT'],
  ['Marc van den Berg', 'marc van den berg'],
  ['José García', 'Jose Garcia'],
])('%j is better written than %j', (text, than) => {
  expect(isBetterWritten(text, than)).toBe(true);
  expect(isBetterWritten(than, text)).toBe(false);
});

it("different words aren't a different spelling", () => {
  expect(isBetterWritten('Tobias Brandt', 'tobias brand')).toBe(false);
  expect(isBetterWritten('Ada', 'Ada')).toBe(false);
});

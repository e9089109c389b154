import { dueInWords } from './due-in-words.ts';

const NOW = new Date('2026-05-10T12:00:00Z');

it.each([
  ['2026-04-28T12:00:00Z', 'Overdue by 12 days'],
  ['2026-05-09T11:00:00Z', 'Overdue by 1 day'],
  ['2026-05-10T09:00:00Z', 'Due today'],
  ['2026-05-11T09:00:00Z', 'Due tomorrow'],
  ['2026-05-13T11:00:00Z', 'Due in 3 days'],
])('%s is %s', (at, words) => {
  expect(dueInWords(at, NOW)).toBe(words);
});

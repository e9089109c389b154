import { readRelation } from './read-relation.ts';

it.each([
  ['reports to marta', 'reports_to'],
  ['works for marta', 'reports_to'],
  ['is the boss of marta', 'manages'],
  ['was introduced to me by marta', 'introduced_by'],
  ['introduced marta', 'introduced'],
  ['works with marta', 'works_with'],
  ['is married to marta', 'partner'],
  ['knows marta', null],
])('“%s” is %s', (said, kind) => {
  expect(readRelation(said)).toBe(kind);
});

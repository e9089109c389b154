import { makeField } from '../testing/make-field.ts';
import { conditionWords } from './condition-words.ts';

const ID = '018f6b1e-0000-7000-8000-000000000119';
const GOLD = '018f6b1e-0000-7000-8000-000000000120';
const choices = [{ id: GOLD, name: 'Gold' }];

it.each([
  ['set', 'Tier: has a value'],
  ['no', 'Tier: no'],
  ['contains:oat milk', 'Tier: “oat milk”'],
  ['range:1200..', 'Tier: at least 1,200'],
  ['range:..2027-01-31', 'Tier: until January 31, 2027'],
  ['range:2027-01-01..2027-01-31', 'Tier: January 1, 2027 to January 31, 2027'],
  ['within:30', 'Tier: within 30 days'],
  [`any:${GOLD}`, 'Tier: Gold'],
])('the condition “%s” is “%s”', (condition, words) =>
  expect(conditionWords([makeField({ id: ID, name: 'Tier', choices })], `${ID}:${condition}`)).toBe(
    words,
  ),
);

it('a condition on a deleted field says so', () =>
  expect(conditionWords([], `${ID}:set`)).toBe('Deleted field'));

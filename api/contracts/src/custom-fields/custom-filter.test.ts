import { type CustomCondition, customFilterText, parseCustomFilter } from './custom-filter.ts';

const fieldId = '018f6b1e-0000-7000-8000-000000000119';
const choice = '018f6b1e-0000-7000-8000-000000000120';

describe('a filter by a custom field', () => {
  it.each<[CustomCondition, string]>([
    [{ test: 'set' }, 'set'],
    [{ test: 'empty' }, 'empty'],
    [{ test: 'yes' }, 'yes'],
    [{ test: 'contains', text: 'a: b..c, ö' }, 'contains:a: b..c, ö'],
    [{ test: 'numbers', from: -2.5, to: 10 }, 'range:-2.5..10'],
    [{ test: 'numbers', from: null, to: 3 }, 'range:..3'],
    [{ test: 'days', from: '2026-03-01', to: null }, 'range:2026-03-01..'],
    [{ test: 'within', days: 30 }, 'within:30'],
    [{ test: 'any', choices: [choice, fieldId] }, `any:${choice},${fieldId}`],
  ])('is read as it was written: %j', (condition, text) => {
    const filter = { fieldId, ...condition };
    expect(customFilterText(filter)).toBe(`${fieldId}:${text}`);
    expect(parseCustomFilter(`${fieldId}:${text}`)).toEqual(filter);
  });

  it.each([
    'set',
    `${fieldId}`,
    `${fieldId}:`,
    `${fieldId}:set:x`,
    `${fieldId}:contains: `,
    `${fieldId}:range:..`,
    `${fieldId}:range:1`,
    `${fieldId}:range:1..2026-03-01`,
    `${fieldId}:within:-1`,
    `${fieldId}:within:367`,
    `${fieldId}:any:`,
    `${fieldId}:any:gold`,
    `${fieldId}:like:x`,
  ])('is nothing else: %j', (text) => expect(parseCustomFilter(text)).toBeNull());
});

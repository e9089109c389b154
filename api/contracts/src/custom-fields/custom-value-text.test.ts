import { type CustomFieldKind, type CustomValue } from '../values/custom-field.ts';
import { customValueText } from './custom-value-text.ts';
import { readCustomValue } from './read-custom-value.ts';

const choices = [{ id: 'a', name: 'Gold' }];

describe('a value of a custom field', () => {
  it.each<[CustomFieldKind, CustomValue, string]>([
    ['text', 'Flat white\nno sugar', 'Flat white\nno sugar'],
    ['number', -1234.5, '-1234.5'],
    ['number', 1.234, '1.234'],
    ['date', '2026-03-31', '2026-03-31'],
    ['choice', 'a', 'Gold'],
    ['yesNo', true, 'yes'],
    ['yesNo', false, 'no'],
    ['link', 'https://example.com/a', 'https://example.com/a'],
    ['link', 'mailto:ada@example.com', 'mailto:ada@example.com'],
  ])('is read as it was written: %s %j', (kind, value, text) => {
    expect(customValueText({ kind, choices }, value)).toBe(text);
    expect(readCustomValue({ kind, choices }, text)).toBe(value);
  });

  it.each<[CustomFieldKind, string, CustomValue]>([
    ['number', '1,234', 1234],
    ['number', '1,234,567.8', 1234567.8],
    ['number', '12,5', 12.5],
    ['number', "1'234,50", 1234.5],
    ['number', '1 234', 1234],
    ['choice', ' gold ', 'a'],
    ['yesNo', 'TRUE', true],
    ['yesNo', '0', false],
    ['link', 'example.com', 'https://example.com'],
  ])('is read as spreadsheets write it: %s %j', (kind, text, value) => {
    expect(readCustomValue({ kind, choices }, text)).toBe(value);
  });

  it.each<[CustomFieldKind, string]>([
    ['text', ' '],
    ['number', 'ten'],
    ['number', '1.2.3'],
    ['date', '31.3.2026'],
    ['date', '2026-02-30'],
    ['choice', 'Silver'],
    ['yesNo', 'maybe'],
    ['link', 'javascript:alert(1)'],
  ])('is not read from a text that does not fit: %s %j', (kind, text) => {
    expect(readCustomValue({ kind, choices }, text)).toBeNull();
  });

  it('has no text if its choice is gone', () => {
    expect(customValueText({ kind: 'choice', choices }, 'b')).toBeNull();
  });
});

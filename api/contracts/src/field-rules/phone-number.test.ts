import fc from 'fast-check';
import { isPhoneNumber } from './phone-number.ts';

describe('isPhoneNumber', () => {
  it.each([
    '+44 20 7946 0018',
    '(0043) 1/555-0142',
    '+1 (202) 555.0143 ext. 12',
    '202-555-0143x7',
    '01 23 45 67 89, 2',
    '٠١٢٣٤٥٦٧٨',
    '+43\u00a01\u00a0555',
    '1-800-FLOWERS',
    '1 800 GO-FEDEX',
    '112',
    '7',
    '*31#',
  ])('accepts %s', (text) => expect(isPhoneNumber(text)).toBe(true));

  it.each([
    '',
    'call me maybe',
    'ask Otto',
    '+',
    '-- --',
    'tel',
    'x12',
    '12 ext',
    '1-CALL',
    'FLOWERS-800',
    '1-800-flowers',
    'ada@example.com',
    'https://example.com/1',
    '+44 20\u202e 7946',
    '1'.repeat(21),
  ])('rejects %s', (text) => expect(isPhoneNumber(text)).toBe(false));

  it('accepts 1 to 20 digits in any grouping', () => {
    const parts = fc.array(fc.stringMatching(/^\d{1,4}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(parts, fc.constantFrom(' ', '-', '.', '/', '\u2011'), (digits, between) =>
        isPhoneNumber(`+${digits.join(between)}`),
      ),
    );
  });

  it('never accepts a text without a digit', () => {
    fc.assert(fc.property(fc.string(), (text) => /\p{Nd}/u.test(text) || !isPhoneNumber(text)));
  });
});

import fc from 'fast-check';
import { anyText } from '../../test/any-text.ts';
import { emailKey, isSharedAddress } from './email-key.ts';
import { phoneKeys } from './phone-keys.ts';

describe('emailKey', () => {
  it.each([
    [' Ada@Example.COM ', 'ada@example.com'],
    ['Ada.Lovelace+list@googlemail.com', 'adalovelace@gmail.com'],
    ['ada+list@example.com', 'ada@example.com'],
    ['+list@example.com', '+list@example.com'],
    ['no address', ''],
    ['a da@example.com', ''],
    ['a\0b@example.com', ''],
  ])('reads %j as %j', (email, key) => {
    expect(emailKey(email)).toBe(key);
  });

  it('has the same key for its own key', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), anyText), (email) => {
        expect(emailKey(emailKey(email))).toBe(emailKey(email));
      }),
    );
  });
});

describe('phoneKeys', () => {
  it.each([
    ['+49 (0)171 234 5678', '+491712345678', '1712345678'],
    ['0049 171/2345678', '+491712345678', '1712345678'],
    ['011 44 20 7946 0018', '+442079460018', '2079460018'],
    ['0011 49 171 2345678', '+491712345678', '1712345678'],
    ['010 49 171 2345678', '+491712345678', '1712345678'],
    ['011 4123-4567', null, '1141234567'],
    ['0114 496 0018', null, '1144960018'],
    ['0171 2345678', null, '1712345678'],
    ['+1 (555) 123-4567 ext. 12', '+15551234567', '5551234567'],
    ['+1-800-FLOWERS', '+18003569377', '8003569377'],
    ['+351 21 123 4567', '+351211234567', '211234567'],
    ['+٤٩ ١٧١ ٢٣٤٥٦٧٨', '+491712345678', '1712345678'],
  ])('reads %j', (text, e164, national) => {
    expect(phoneKeys(text)).toMatchObject([{ e164, national }]);
  });

  it.each(['', '12', '+49 30', 'ext. 4711', 'call me'])('has none for %j', (text) => {
    expect(phoneKeys(text)).toEqual([]);
  });

  it('reads the long-distance 1 of North America both ways', () => {
    expect(phoneKeys('1-555-223-4567').map(({ national }) => national)).toEqual([
      '15552234567',
      '5552234567',
    ]);
  });

  it('does not depend on how the digits are grouped', () => {
    // With a zero in front, 10 and 11 would be what some countries dial before another one.
    const digits = fc.stringMatching(/^[2-9]\d{8,11}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom(' ', '-', '.', '/', '\u00a0'), (number, gap) => {
        const grouped = number.replaceAll(/\d{3}/g, `$&${gap}`);
        expect(phoneKeys(`+${grouped}`)).toEqual(phoneKeys(`+${number}`));
        expect(phoneKeys(`0${grouped}`)).toEqual(phoneKeys(number));
      }),
    );
  });
});

describe('isSharedAddress', () => {
  it.each([
    'info', 'office', 'sales', 'hello', 'support', 'info.berlin', 'emea-sales', 'support2', 'no-reply',
    'familie.berg', 'geschäftsführung', 'customer.service', 'hr',
  ])('is true for %s@', (name) => {
    expect(isSharedAddress(`${name}@acme.example`)).toBe(true);
  }); // oxfmt-ignore

  it.each(['ada', 'will.post', 'a.byron', 'j.service2go', 'pr.singh', 'infante', 'ito'])(
    'is false for %s@',
    (name) => {
      expect(isSharedAddress(`${name}@acme.example`)).toBe(false);
    },
  );
});

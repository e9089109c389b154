import fc from 'fast-check';
import {
  duplicateKeys,
  duplicateReasons,
  emailKey,
  type Identity,
  nameKey,
} from './duplicate-keys.ts';
import { phoneKeys } from './phone-keys.ts';

const nobody: Identity = { displayName: '', organizationName: null, emails: [], phones: [] };

describe('emailKey', () => {
  it.each([
    [' Ada@Example.COM ', 'ada@example.com'],
    ['Ada.Lovelace+list@googlemail.com', 'adalovelace@gmail.com'],
    ['ada+list@example.com', 'ada+list@example.com'],
    ['no address', ''],
    ['a da@example.com', ''],
    ['a\0b@example.com', ''],
  ])('reads %j as %j', (email, key) => {
    expect(emailKey(email)).toBe(key);
  });

  it('has the same key for its own key', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (email) => {
        expect(emailKey(emailKey(email))).toBe(emailKey(email));
      }),
    );
  });
});

describe('phoneKeys', () => {
  it.each([
    ['+49 (0)171 234 5678', '+491712345678', '1712345678'],
    ['0049 171/2345678', '+491712345678', '1712345678'],
    ['0171 2345678', null, '1712345678'],
    ['+1 (555) 123-4567 ext. 12', '+15551234567', '5551234567'],
    ['+1-800-FLOWERS', '+18003569377', '8003569377'],
    ['+351 21 123 4567', '+351211234567', '211234567'],
    ['+٤٩ ١٧١ ٢٣٤٥٦٧٨', '+491712345678', '1712345678'],
  ])('reads %j', (text, e164, national) => {
    expect(phoneKeys(text)).toEqual([{ e164, national }]);
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
    const digits = fc.stringMatching(/^[1-9]\d{8,11}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom(' ', '-', '.', '/', '\u00a0'), (number, gap) => {
        const grouped = number.replaceAll(/\d{3}/g, `$&${gap}`);
        expect(phoneKeys(`+${grouped}`)).toEqual(phoneKeys(`+${number}`));
        expect(phoneKeys(`0${grouped}`)).toEqual(phoneKeys(number));
      }),
    );
  });
});

describe('nameKey', () => {
  it.each([
    ['Ada Lovelace', 'Lovelace, Ada'],
    ['ÁDA  lovelace', 'Ada Lovelace'],
    ['Straße', 'STRASSE'],
    ["O'Neil", 'O’Neil'],
  ])('is the same for %j and %j', (one, other) => {
    expect(nameKey(one, null)).toBe(nameKey(other, null));
  });

  it('goes without the legal form of the organization', () => {
    expect(nameKey('Ada', 'Engines GmbH & Co. KG')).toBe(nameKey('Ada', 'engines'));
    expect(nameKey('Ada', 'Engines')).not.toBe(nameKey('Ada', null));
  });
});

describe('duplicateReasons', () => {
  const person = fc.record<Identity>({
    displayName: fc.constantFrom('', 'Ada', 'Grace'),
    organizationName: fc.constantFrom(null, 'Engines', 'Navy'),
    emails: fc.subarray(['ada@example.com', 'ADA@example.com', 'grace@example.com']),
    phones: fc.subarray(['+44 20 7946 0018', '020 7946 0018', '+1 207 946 0018', 'x']),
  });

  it('says the same in both directions', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        expect(duplicateReasons(one, other)).toEqual(duplicateReasons(other, one));
      }),
    );
  });

  it('finds everybody who has a key in themselves', () => {
    fc.assert(
      fc.property(person, (one) => {
        const found = duplicateReasons(one, one).length > 0;
        expect(found).toBe(duplicateKeys(one).length > 0);
      }),
    );
  });

  it('finds a number without its country in any country, and never one country in another', () => {
    const with1 = (phone: string) => ({ ...nobody, phones: [phone] });
    expect(duplicateReasons(with1('020 7946 0018'), with1('+44 20 7946 0018'))).toEqual(['phone']);
    expect(duplicateReasons(with1('+49 20 7946 0018'), with1('+44 20 7946 0018'))).toEqual([]);
  });
});

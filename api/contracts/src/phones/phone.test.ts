import fc from 'fast-check';
import { anyText } from '../../test/any-text.ts';
import { callingCodesOf, isWholePhone, readPhone, wholePhones } from './phone.ts';

describe('readPhone', () => {
  it.each([
    ['+49 (0)171 234 5678', '+491712345678', '01712345678'],
    ['0049 171/2345678', '+491712345678', '01712345678'],
    ['011 44 20 7946 0018', '+442079460018', '02079460018'],
    ['0011 49 171 2345678', '+491712345678', '01712345678'],
    ['010 49 171 2345678', '+491712345678', '01712345678'],
    ['011 4123-4567', null, '01141234567'],
    ['0114 496 0018', null, '01144960018'],
    ['0171 2345678', null, '01712345678'],
    ['(0)171 2345678', null, '01712345678'],
    ['+1-800-FLOWERS', '+18003569377', '8003569377'],
    ['+351 21 123 4567', '+351211234567', '211234567'],
    ['+٤٩ ١٧١ ٢٣٤٥٦٧٨', '+491712345678', '01712345678'],
    ['+33\u00a06\u00a012\u202f34\u00a056\u00a078', '+33612345678', '0612345678'],
    ['\u202a+33 6 12 34 56 78\u202c', '+33612345678', '0612345678'],
    ['tel:+41-79-555-01-23', '+41795550123', '0795550123'],
    ['＋４１ ７９ ５５５ ０１ ２３', '+41795550123', '0795550123'],
    ['(+41) 79 555 01 23', '+41795550123', '0795550123'],
    ['+39 06 1234 5678', '+390612345678', '0612345678'],
    ['+7 912 345-67-89', '+79123456789', '89123456789'],
    ['+36 20 123 4567', '+36201234567', '06201234567'],
    ['+999 1234 56789', '+999123456789', undefined],
  ])('parses %j', (text, e164, national) => {
    const phone = readPhone(text);
    expect([phone?.e164, phone?.nationals[0]]).toEqual([e164, national]);
  });

  it.each([
    ['+44 7700 900 126 ext. 12', '12'],
    ['tel:+44-20-7946-0991;ext=204', '204'],
    ['202-555-0143x7', '7'],
    ['01 23 45 67 89, 2', '2'],
    ['+44 7700 900 126', ''],
  ])('has the extension of %j', (text, extension) => {
    expect(readPhone(text)?.extension).toBe(extension);
  });

  it.each(['', '12', '+49 30', 'ext. 4711', 'call me', '464'])('has none for %j', (text) => {
    expect(readPhone(text)).toBeNull();
  });

  it('does not depend on the grouping of digits', () => {
    // With a leading zero, 10 and 11 would be carrier prefixes in some countries.
    const digits = fc.stringMatching(/^[2-9]\d{8,11}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom(' ', '-', '.', '/', '\u00a0'), (number, gap) => {
        const grouped = number.replaceAll(/\d{3}/g, `$&${gap}`);
        expect(readPhone(`+${grouped}`)).toEqual(readPhone(`+${number}`));
        expect(readPhone(grouped)).toEqual(readPhone(number));
      }),
    );
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(() => readPhone(text)).not.toThrow();
      }),
    );
  });
});

describe('wholePhones', () => {
  /** The first code has the most numbers. */
  const whole = (text: string, codes: readonly string[]) => {
    const phone = readPhone(text);
    const counts = new Map(codes.map((code, place) => [code, codes.length - place]));
    return phone && wholePhones(phone, counts).map(({ e164 }) => e164);
  };

  it.each([
    ['079 555 01 24', ['44', '41'], ['+41795550124']],
    ['07700 900126', ['44', '41', '49'], ['+447700900126']],
    ['06 1234 5678', ['44', '39'], ['+390612345678']],
    ['8 (912) 345-67-89', ['49', '7'], ['+79123456789']],
    ['06 20 123 4567', ['36'], ['+36201234567']],
    ['1 (505) 867-5309', ['44', '1'], ['+15058675309']],
    ['79 555 01 24', ['41'], ['+41795550124']],
    ['4915123456789', ['41'], ['+4915123456789']],
    ['+41 79 555 01 23', ['44'], ['+41795550123']],
    ['030 5550166', ['49', '33'], ['+49305550166']],
    ['079 555 01 24', ['44'], []],
    ['079 555 01 24', [], []],
  ])('takes %j with %j for %j', (text, codes, e164) => {
    expect(whole(text, codes)).toEqual(e164);
  });

  it('returns the numbers of all countries that are equally frequent', () => {
    const counts = new Map(Object.entries({ 33: 1, 41: 1, 44: 2 }));
    const phone = readPhone('079 555 01 24');
    expect(phone && wholePhones(phone, counts).map(({ e164 }) => e164)).toEqual([
      '+33795550124',
      '+41795550124',
    ]);
  });
});

describe('isWholePhone', () => {
  it.each([
    ['+41 79 555 01 23', true],
    ['+41 79 555 01', false],
    ['079 555 01 23', false],
  ])('of %j: %j', (text, expected) => {
    const phone = readPhone(text);
    expect(phone !== null && isWholePhone(phone)).toBe(expected);
  });
});

describe('callingCodesOf', () => {
  it('counts them, except for numbers without a country', () => {
    const phones = ['+41 79 555 01 23', '+44 20 7946 0018', '030 5550166', '0044 7700 900126'];
    expect(callingCodesOf(phones)).toEqual(new Map(Object.entries({ 41: 1, 44: 2 })));
  });
});

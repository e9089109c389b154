import { isPhoneNumber } from '@rapport/contracts';
import fc from 'fast-check';
import { emailsIn, linksIn, phoneOf, phonesIn } from './cell-values.ts';

describe('phonesIn', () => {
  it.each([
    ['+1 (202) 555-0123 x45', ['+1 (202) 555-0123 x45']],
    ['+1 202 555 0124,,45#', ['+1 202 555 0124,,45#']],
    ['+1 202 555 0124;45', ['+1 202 555 0124;45']],
    ['030/555 01-25', ['030/555 01-25']],
    ['030 5550125/26', ['030 5550125/26']],
    ["'+44 7700 900125", ['+44 7700 900125']],
    ['+33\u00a06\u202f55\u202f01\u202f27\u202f00', ['+33 6 55 01 27 00']],
    ['\u202a+1 202 555 0143\u202c', ['+1 202 555 0143']],
    ['０９０－１２３４－５６７８', ['090-1234-5678']],
    ['٠٥٠١٢٣٤٥٦٧', ['٠٥٠١٢٣٤٥٦٧']],
    ['1-800-FLOWERS', ['1-800-FLOWERS']],
    ['8 (495) 555-01-01 доб. 12', ['8 (495) 555-01-01 ext. 12']],
    ['+49 30 1234567 Durchwahl 12', ['+49 30 1234567 ext. 12']],
    ['tel:+44-20-7946-0991;ext=204', ['+44 20 7946 0991 ext. 204']],
    ['tel:7946-0991;phone-context=+44-20', ['+44 20 7946 0991']],
    ['tel:+44%2020%207946%200991', ['+44 20 7946 0991']],
    ['447700900126.0', ['447700900126']],
    ['4.47700900126E+11', ['447700900126']],
    ['4.47701E+11', ['4.47701E+11']],
    ['+44 7700 900128 / +44 7700 900129', ['+44 7700 900128', '+44 7700 900129']],
    ['0171 1234567/0172 7654321', ['0171 1234567', '0172 7654321']],
    ['(202) 555-0123; (202) 555-0124', ['(202) 555-0123', '(202) 555-0124']],
    ['555-0123, 555-0124', ['555-0123', '555-0124']],
    ['+49 30 123456 or +49 170 1234567', ['+49 30 123456', '+49 170 1234567']],
    ['+44 20 7946 0018 ext. 12; +44 7700 900129', ['+44 20 7946 0018 ext. 12', '+44 7700 900129']],
    ['see below', ['see below']],
  ])('reads %j', (cell, values) => {
    expect(phonesIn(cell).map(({ value }) => value)).toEqual(values);
  });

  it('reads the kind next to a number', () => {
    expect(phonesIn('Mobile: +44 7700 900128; +44 20 7946 0018 (work)')).toEqual([
      { value: '+44 7700 900128', kind: 'Mobile' },
      { value: '+44 20 7946 0018', kind: 'work' },
    ]);
  });

  it('loses no digit of a cell', () => {
    const number = fc.stringMatching(/^(\+|0|\()?\d[\d ().-]{6,12}\d( ext\. \d{1,3})?$/);
    const cell = fc
      .tuple(number, fc.constantFrom(' / ', '; ', ', ', ' | ', '\n', ' or '), number)
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(number, cell), (text) => {
        const read = phonesIn(text).map(({ value }) => value);
        expect(read.join('').replaceAll(/\D/g, '')).toBe(text.replaceAll(/\D/g, ''));
      }),
    );
  });

  it('leaves a number that the API takes as it is', () => {
    const number = fc.stringMatching(/^[+(\d][\d ().-]{0,14}\d$/).filter(isPhoneNumber);
    fc.assert(
      fc.property(number, (text) => {
        expect(phoneOf(text)).toBe(text);
      }),
    );
  });
});

describe('emailsIn', () => {
  it.each([
    ['Mail Person <mail@ph.example>', ['mail@ph.example']],
    ['a1@ph.example; a2@ph.example', ['a1@ph.example', 'a2@ph.example']],
    ['a1@ph.example a2@ph.example', ['a1@ph.example', 'a2@ph.example']],
    ['"Person, Mail" <mail@x.example>, b@y.example', ['mail@x.example', 'b@y.example']],
    ['mailto:ada@x.example', ['ada@x.example']],
    ['\u200bada@x.example\u202c', ['ada@x.example']],
    ['ada@x.example and nope@', ['ada@x.example', 'nope@']],
    ['ada@x.example (work)', ['ada@x.example']],
    ['not an email', ['not an email']],
    ['ada@@x', ['ada@@x']],
  ])('reads %j', (cell, values) => expect(emailsIn(cell)).toEqual(values));
});

describe('linksIn', () => {
  it.each([
    ['https://a.example, https://b.example', ['https://a.example', 'https://b.example']],
    ['www.a.example www.b.example', ['www.a.example', 'www.b.example']],
    ['https://a.example/x,y', ['https://a.example/x,y']],
    ['<https://a.example>', ['https://a.example']],
    ['my site', ['my site']],
  ])('reads %j', (cell, values) => expect(linksIn(cell)).toEqual(values));
});

import fc from 'fast-check';
import { anyText, anyWebAddress } from '../../test/any-text.ts';
import { mailLink, phoneLink } from './reach-links.ts';

describe('mailLink', () => {
  it('keeps the address readable', () => {
    expect(mailLink(' lise.meitner@kestrel.example ')).toBe('mailto:lise.meitner@kestrel.example');
  });

  it('escapes a plus and a percent sign', () => {
    expect(mailLink('a+b%c@x.example')).toBe('mailto:a%2Bb%25c@x.example');
  });

  it.each(['nobody', 'a@b?bcc=c@d', 'a@b,c@d', 'a@b\nbcc: c', 'a\uD800@b', ''])(
    'returns no link for %p',
    (text) => {
      expect(mailLink(text)).toBeNull();
    },
  );
});

describe('phoneLink', () => {
  it.each([
    ['+43 1 555 0142', 'tel:+4315550142'],
    ['+44 (0)20 5550-0187', 'tel:+442055500187'],
    ['020 5550 0187', 'tel:02055500187'],
    ['0044 20 5550 0187', 'tel:+442055500187'],
    ['011 44 20 5550 0187', 'tel:+442055500187'],
    ['+٤٤ ٢٠ ٥٥٥٠ ٠١٨٧', 'tel:+442055500187'],
    ['+33\u00a06\u00a012\u00a034\u00a056\u00a078', 'tel:+33612345678'],
    ['+44 7700 900 126 ext. 12', 'tel:+447700900126;ext=12'],
    ['1-800-FLOWERS', 'tel:18003569377'],
  ])('turns %p into %p', (text, link) => {
    expect(phoneLink(text)).toBe(link);
  });

  it.each(['', 'ask Mary', '12', '555 0142 ext'])('returns no link for %p', (text) => {
    expect(phoneLink(text)).toBeNull();
  });
});

describe('for any text', () => {
  const text = fc.oneof(anyText, anyWebAddress, fc.emailAddress());

  it('the link is a plain address or number', () => {
    fc.assert(
      fc.property(text, (anything) => {
        expect(mailLink(anything) ?? 'mailto:a@b').toMatch(/^mailto:[^?&#\s]+@[^?&#\s]+$/);
        expect(phoneLink(anything) ?? 'tel:123').toMatch(/^tel:\+?\d{3,}(;ext=\d+)?$/);
      }),
    );
  });
});

import fc from 'fast-check';
import { mailLink, messageLink, phoneLink, profileLink } from './safe-links.ts';

describe('mailLink', () => {
  it('keeps the address readable', () => {
    expect(mailLink(' lise.meitner@kestrel.example ')).toBe('mailto:lise.meitner@kestrel.example');
  });

  it('escapes a plus and a percent sign', () => {
    expect(mailLink('a+b%c@x.example')).toBe('mailto:a%2Bb%25c@x.example');
  });

  it.each(['nobody', 'a@b?bcc=c@d', 'a@b,c@d', 'a@b\nbcc: c', 'a\uD800@b', ''])(
    'gives no link for %p',
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

  it.each(['', 'ask Mary', '12', '555 0142 ext'])('gives no link for %p', (text) => {
    expect(phoneLink(text)).toBeNull();
  });
});

describe("a number whose country the contact's addresses say", () => {
  const NUMBERS = { '0795550124': '+41795550124' };

  it.each([
    ['079 555 01 24', 'tel:+41795550124'],
    ['079/555.01.24 ext. 7', 'tel:+41795550124;ext=7'],
    ['079 555 01 25', 'tel:0795550125'],
    ['+44 79 555 01 24', 'tel:+44795550124'],
  ])('of %j is called as %j', (text, link) => {
    expect(phoneLink(text, NUMBERS)).toBe(link);
  });

  it('is written to there, too', () => {
    expect(messageLink('079 555 01 24', NUMBERS)).toBe('sms:+41795550124');
    expect(messageLink('079 555 01 24')).toBe('sms:0795550124');
  });
});

describe('profileLink', () => {
  it.each(['https://www.linkedin.com/in/lise', 'http://lise.example/'])('opens %s', (address) => {
    expect(profileLink(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'ftp://x.example',
    'https://user@x.example',
    'https://:pw@x.example',
    'linkedin.com',
    '',
  ])('gives no link for %p', (address) => {
    expect(profileLink(address)).toBeNull();
  });
});

describe('any text at all', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.emailAddress());

  it('never becomes anything but a plain address, a number or a web page', () => {
    fc.assert(
      fc.property(text, (anything) => {
        expect(mailLink(anything) ?? 'mailto:a@b').toMatch(/^mailto:[^?&#\s]+@[^?&#\s]+$/);
        expect(phoneLink(anything) ?? 'tel:123').toMatch(/^tel:\+?\d{3,}(;ext=\d+)?$/);
        expect(profileLink(anything) ?? 'https://a').toMatch(/^https?:\/\/[^@/]+/);
      }),
    );
  });
});

describe('messageLink', () => {
  it('is for a number without an extension', () => {
    expect(messageLink('+43 1 555 0142')).toBe('sms:+4315550142');
    expect(messageLink('+43 1 555 0142 ext. 7')).toBeNull();
    expect(messageLink('ask Otto')).toBeNull();
  });
});

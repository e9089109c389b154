import { phoneLink } from '@rapport/contracts';
import fc from 'fast-check';
import { messageLink, profileLink } from './safe-links.ts';

describe("a number whose country follows from the contact's addresses", () => {
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
  // fast-check's own 'binary' takes a second to set up.
  const character = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));
  const text = fc.oneof(fc.string({ unit: character }), fc.webUrl(), fc.emailAddress());

  it('never becomes anything but a web page', () => {
    fc.assert(
      fc.property(text, (anything) => {
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

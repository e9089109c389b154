import fc from 'fast-check';
import { messageLink, profileLink } from './safe-links.ts';

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

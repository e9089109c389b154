import fc from 'fast-check';
import { completeWebAddress, emailProblem, webAddressProblem } from './address-rules.ts';

describe('emailProblem', () => {
  it.each(['ada@example.com', "o'brien+list@mail.example.co.uk", 'root@localhost'])(
    'accepts %s',
    (address) => {
      expect(emailProblem(address)).toBeNull();
    },
  );

  it.each([
    'ada',
    '@example.com',
    'ada@',
    'ada @example.com',
    'a@b@c',
    'ada@-x.com',
    'Ada <a@b.c>',
    'a@b..c',
  ])('refuses %s', (address) => {
    expect(emailProblem(address)).toBe('must be an e-mail address like name@example.com');
  });

  it('refuses what is no text, or too long', () => {
    expect(emailProblem(7)).toBe('must be text');
    expect(emailProblem(`${'a'.repeat(320)}@example.com`)).toBe(
      'must be at most 320 characters long',
    );
  });

  it('agrees with what it accepts in bulk', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9.+_-]{1,20}$/),
        fc.domain(),
        (name, host) => emailProblem(`${name}@${host}`) === null,
      ),
    );
  });

  // A rule that tries every way to split such a text would not end within the life of the test.
  it('answers for a text made to confuse it', () => {
    expect(emailProblem(`a@${'a-'.repeat(150)}`)).not.toBeNull();
  });
});

describe('webAddressProblem', () => {
  it.each(['https://www.linkedin.com/in/ada', 'http://example.com', 'HTTPS://EXAMPLE.COM/a?b=c#d'])(
    'accepts %s',
    (address) => {
      expect(webAddressProblem(address)).toBeNull();
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,hi',
    'ftp://example.com',
    '//example.com',
    'https:example.com',
    'https://',
    'https://exa mple.com',
    'example',
  ])('refuses %s', (address) => {
    expect(webAddressProblem(address)).toBe(
      'must be a web address that starts with https:// or http://',
    );
  });

  it.each([
    'https://ada@example.com',
    'https://ada:secret@example.com',
    'https://linkedin.com@evil.example',
  ])('refuses the user name in %s', (address) => {
    expect(webAddressProblem(address)).toBe('must not contain a user name or password');
  });

  it('accepts only addresses that a page can link to safely', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.webUrl().map((url) => `x${url}`),
        ),
        (text) => {
          fc.pre(webAddressProblem(text) === null);
          expect(['http:', 'https:']).toContain(new URL(text).protocol);
        },
      ),
    );
  });
});

describe('completeWebAddress', () => {
  it.each([
    ['www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
    ['linkedin.com', 'https://linkedin.com'],
    ['https://linkedin.com', 'https://linkedin.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['evil.example:80@linkedin.com', 'evil.example:80@linkedin.com'],
    ['just words', 'just words'],
  ])('makes %s into %s', (text, address) => {
    expect(completeWebAddress(text)).toBe(address);
  });
});

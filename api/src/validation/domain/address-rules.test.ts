import fc from 'fast-check';
import {
  emailProblem,
  personNameProblem,
  phoneProblem,
  webAddressProblem,
} from './address-rules.ts';

describe('emailProblem', () => {
  it('accepts an address, and otherwise explains the format', () => {
    expect(emailProblem('ada@example.com')).toBeNull();
    for (const text of ['ada', 'name@host', 'Ada <a@b.example>']) {
      expect(emailProblem(text)).toBe('must be an email address like name@example.com');
    }
  });

  it('rejects anything that’s not text or too long', () => {
    expect(emailProblem(7)).toBe('must be text');
    expect(emailProblem(`${'a'.repeat(320)}@example.com`)).toBe(
      'must be at most 320 characters long',
    );
  });

  it('agrees with the bulk rule', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9.+_-]{1,20}$/),
        fc.domain(),
        (name, host) => emailProblem(`${name}@${host}`) === null,
      ),
    );
  });

  // A rule that backtracks over such a text wouldn't finish within the test's timeout.
  it('finishes for a text that provokes backtracking', () => {
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
    'example',
  ])('rejects %s', (address) => {
    expect(webAddressProblem(address)).toBe(
      'must be a web address that starts with https:// or http://',
    );
  });

  it.each([
    ['https://', 'must be a complete web address like https://example.com'],
    ['https://exa mple.com', 'must not contain spaces'],
    ['https://localhost/', 'must name a host like example.com'],
    ['https://[::1]/', 'must name a host like example.com'],
  ])('explains the problem of %s', (address, problem) => {
    expect(webAddressProblem(address)).toBe(problem);
  });

  it.each([
    'https://ada@example.com',
    'https://ada:secret@example.com',
    'https://linkedin.com@evil.example',
  ])('rejects the user name in %s', (address) => {
    expect(webAddressProblem(address)).toBe('must not contain a user name or password');
  });

  it('accepts only addresses that are safe to link to', () => {
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

describe('phoneProblem', () => {
  it('accepts a number, and otherwise explains the format', () => {
    expect(phoneProblem('+44 20 7946 0018')).toBeNull();
    expect(phoneProblem('call me maybe')).toBe('must be a phone number like +44 20 7946 0018');
  });
});

describe('every address', () => {
  it.each([
    ['email address', emailProblem, 'ada\u202e@example.com'],
    ['phone number', phoneProblem, '\u202d+44 20 7946 0018'],
    ['link', webAddressProblem, 'https://example.com/\u202egnp.exe'],
    ['link', webAddressProblem, 'https://exam\u200bple.com/'],
  ])('rejects an invisible character in an %s', (_kind, problemOf, text) => {
    expect(problemOf(text)).toBe('must not contain invisible characters');
  });
});

describe('personNameProblem', () => {
  it('distinguishes a web address from a name', () => {
    const problem = 'must be a name, not a web address; linkedinUrl is the place for that';
    expect(personNameProblem('https://www.linkedin.com/in/ada')).toBe(problem);
    expect(personNameProblem('Booking.com')).toBeNull();
    expect(personNameProblem('')).toBe('is required');
  });
});

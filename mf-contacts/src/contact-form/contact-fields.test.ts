import { contactFieldProblem, contactFieldValue } from './contact-fields.ts';

describe('contactFieldProblem', () => {
  it.each([
    ['displayName', '  ', 'Enter a name.'],
    ['displayName', 'x'.repeat(201), 'Shorten this to 200 characters.'],
    ['organizationName', 'x'.repeat(321), 'Shorten this to 320 characters.'],
    ['displayName', 'linkedin.com/in/ada', 'Enter a name here. This is a web address.'],
    ['primaryEmail', 'ada', 'Enter an address like name@company.com, or leave this empty.'],
    ['primaryEmail', 'name@host', 'Enter an address like name@company.com, or leave this empty.'],
    ['primaryEmail', 'a\u202e@b.example', 'Type this again. It contains invisible characters.'],
    ['primaryPhone', 'call me maybe', 'Enter a number like +44 20 7946 0018, or leave this empty.'],
    [
      'linkedinUrl',
      'javascript:alert(1)',
      'Enter an address that begins with https://, or leave this empty.',
    ],
    [
      'linkedinUrl',
      'https://localhost/ada',
      'Enter an address with a host like example.com, or leave this empty.',
    ],
    [
      'linkedinUrl',
      'https://example.com/a b',
      'Enter an address without spaces, or leave this empty.',
    ],
    [
      'photoUrl',
      'https://me:pw@x.example/a.jpg',
      'Enter an address without a user name or password, or leave this empty.',
    ],
  ] as const)('says of %s %p: %s', (field, text, problem) => {
    expect(contactFieldProblem(field, text)).toBe(problem);
  });

  it.each([
    ['displayName', 'Ada'],
    ['primaryEmail', ''],
    ['primaryEmail', 'ada@engines.example'],
    ['primaryPhone', '+44 20 7946 0018'],
    ['linkedinUrl', 'linkedin.com/in/ada'],
    ['linkedinUrl', 'http://x.example/ada'],
    ['photoUrl', 'http://x.example/a.jpg'],
    ['displayName', 'Ada \u202e'],
  ] as const)('has nothing against %s %p', (field, text) => {
    expect(contactFieldProblem(field, text)).toBeUndefined();
  });
});

describe('contactFieldValue', () => {
  it('is trimmed, complete, and null for nothing', () => {
    expect(contactFieldValue('displayName', ' Ada ')).toBe('Ada');
    expect(contactFieldValue('photoUrl', ' x.example/a.jpg')).toBe('https://x.example/a.jpg');
    expect(contactFieldValue('primaryPhone', ' ')).toBeNull();
    expect(contactFieldValue('primaryPhone', ' \u202a+43 1\u202c ')).toBe('+43 1');
  });
});

import { newContactProblems, EMPTY_FIELDS, hasText, toCreateContact } from './new-contact.ts';

describe('toCreateContact', () => {
  it('sends empty optional fields as null and the fixed profile id', () => {
    expect(
      toCreateContact({ ...EMPTY_FIELDS, displayName: ' Ada Lovelace ', primaryPhone: '  ' }),
    ).toEqual({
      userProfileId: '00000000-0000-0000-0000-000000000001',
      displayName: 'Ada Lovelace',
      primaryEmail: null,
      primaryPhone: null,
      organizationName: null,
      organizationTitle: null,
      linkedinUrl: null,
    });
  });

  it('completes a profile address that was typed without its scheme', () => {
    expect(
      toCreateContact({ ...EMPTY_FIELDS, linkedinUrl: 'linkedin.com/in/ada' }).linkedinUrl,
    ).toBe('https://linkedin.com/in/ada');
  });
});

describe('newContactProblems', () => {
  it('asks for a name only', () => {
    expect(newContactProblems({ ...EMPTY_FIELDS, displayName: '   ' })).toEqual({
      displayName: 'Enter a name.',
    });
    expect(newContactProblems({ ...EMPTY_FIELDS, displayName: 'Ada' })).toEqual({});
  });

  it.each(['ada', 'ada@', '@x.example', 'a b@x.example'])(
    'refuses the email %p',
    (primaryEmail) => {
      expect(
        newContactProblems({ ...EMPTY_FIELDS, displayName: 'Ada', primaryEmail }),
      ).toHaveProperty('primaryEmail');
    },
  );

  it.each(['javascript:alert(1)', 'https://me@x.example', 'just words', 'ada'])(
    'refuses the profile address %p',
    (linkedinUrl) => {
      expect(
        newContactProblems({ ...EMPTY_FIELDS, displayName: 'Ada', linkedinUrl }),
      ).toHaveProperty('linkedinUrl');
    },
  );

  it('limits the name to 200 characters and other texts to 320', () => {
    const long = {
      ...EMPTY_FIELDS,
      displayName: 'a'.repeat(201),
      organizationName: 'b'.repeat(321),
    };
    expect(newContactProblems(long)).toEqual({
      displayName: 'Shorten this to 200 characters.',
      organizationName: 'Shorten this to 320 characters.',
    });
    expect(
      newContactProblems({
        ...long,
        displayName: 'a'.repeat(200),
        organizationName: 'b'.repeat(320),
      }),
    ).toEqual({});
  });
});

describe('hasText', () => {
  it('does not count blanks', () => {
    expect(hasText({ ...EMPTY_FIELDS, primaryPhone: ' ' })).toBe(false);
    expect(hasText({ ...EMPTY_FIELDS, primaryPhone: '1' })).toBe(true);
  });
});

import { checkContactForm, EMPTY_FORM, hasText, toCreateContact } from './contact-form.ts';

describe('toCreateContact', () => {
  it('sends empty optional fields as null and the fixed profile id', () => {
    expect(
      toCreateContact({ ...EMPTY_FORM, displayName: ' Ada Lovelace ', primaryPhone: '  ' }),
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
    expect(toCreateContact({ ...EMPTY_FORM, linkedinUrl: 'linkedin.com/in/ada' }).linkedinUrl).toBe(
      'https://linkedin.com/in/ada',
    );
  });
});

describe('checkContactForm', () => {
  it('asks for a name only', () => {
    expect(checkContactForm({ ...EMPTY_FORM, displayName: '   ' })).toEqual({
      displayName: 'Enter a name.',
    });
    expect(checkContactForm({ ...EMPTY_FORM, displayName: 'Ada' })).toEqual({});
  });

  it.each(['ada', 'ada@', '@x.example', 'a b@x.example'])(
    'refuses the e-mail %p',
    (primaryEmail) => {
      expect(checkContactForm({ ...EMPTY_FORM, displayName: 'Ada', primaryEmail })).toHaveProperty(
        'primaryEmail',
      );
    },
  );

  it.each(['javascript:alert(1)', 'https://me@x.example', 'just words', 'ada'])(
    'refuses the profile address %p',
    (linkedinUrl) => {
      expect(checkContactForm({ ...EMPTY_FORM, displayName: 'Ada', linkedinUrl })).toHaveProperty(
        'linkedinUrl',
      );
    },
  );

  it('limits the name to 200 characters and other texts to 320', () => {
    const long = { ...EMPTY_FORM, displayName: 'a'.repeat(201), organizationName: 'b'.repeat(321) };
    expect(checkContactForm(long)).toEqual({
      displayName: 'Shorten this to 200 characters.',
      organizationName: 'Shorten this to 320 characters.',
    });
    expect(
      checkContactForm({
        ...long,
        displayName: 'a'.repeat(200),
        organizationName: 'b'.repeat(320),
      }),
    ).toEqual({});
  });
});

describe('hasText', () => {
  it('does not count blanks', () => {
    expect(hasText({ ...EMPTY_FORM, primaryPhone: ' ' })).toBe(false);
    expect(hasText({ ...EMPTY_FORM, primaryPhone: '1' })).toBe(true);
  });
});

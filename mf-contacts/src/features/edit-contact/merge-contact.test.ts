import { contactFields } from '../../contact-form/contact-fields.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { contactChange, hasChanges, mergeContact } from './merge-contact.ts';

const base = contactFields(makeContact());

describe('contactChange', () => {
  it('names the fields that differ, and null for what was cleared', () => {
    const form = { ...base, organizationTitle: ' Director ', primaryPhone: ' ' };
    expect(contactChange(base, form)).toEqual({
      organizationTitle: 'Director',
      primaryPhone: null,
    });
  });

  it('completes an address, and does not take that for a change', () => {
    expect(contactChange(base, { ...base, linkedinUrl: 'linkedin.com/in/new' })).toEqual({
      linkedinUrl: 'https://linkedin.com/in/new',
    });
    const bare = { ...base, linkedinUrl: 'www.linkedin.com/in/lise-meitner' };
    expect(hasChanges(base, bare)).toBe(false);
  });
});

describe('mergeContact', () => {
  it('keeps typed text and names the other value', () => {
    const form = { ...base, organizationTitle: 'Director' };
    const theirs = { ...base, organizationTitle: 'President' };
    expect(mergeContact(base, form, theirs)).toEqual({
      form,
      races: { organizationTitle: { mine: 'Director', theirs: 'President' } },
    });
  });

  it('adopts the newer value of an untouched field, and says so', () => {
    const form = { ...base, organizationTitle: 'Director' };
    const theirs = { ...base, primaryPhone: '+43 1 555 0199' };
    expect(mergeContact(base, form, theirs)).toEqual({
      form: { ...form, primaryPhone: '+43 1 555 0199' },
      races: { primaryPhone: { mine: base.primaryPhone, theirs: '+43 1 555 0199' } },
    });
  });

  it('has no race about the same change on both sides', () => {
    const same = { ...base, organizationTitle: 'Director' };
    expect(mergeContact(base, same, same)).toEqual({ form: same, races: {} });
  });
});

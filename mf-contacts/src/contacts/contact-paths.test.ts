import { contactListApi, contactsRoute, isContactId } from './contact-paths.ts';

describe('contactListApi', () => {
  it('asks for a page with its total', () => {
    expect(contactListApi('  ')).toBe('/api/contacts?limit=50&count=true');
  });

  it('escapes what is searched for', () => {
    expect(contactListApi(' a&b ')).toBe('/api/contacts?limit=50&count=true&q=a%26b');
  });
});

describe('contactsRoute', () => {
  it('is bare without a selection and a search', () => {
    expect(contactsRoute()).toBe('/contacts');
    expect(contactsRoute({ selected: null, search: '' })).toBe('/contacts');
  });

  it('carries the selection and the search', () => {
    expect(contactsRoute({ selected: 'c-1', search: 'José & co' })).toBe(
      '/contacts?selected=c-1&q=Jos%C3%A9+%26+co',
    );
  });
});

describe('isContactId', () => {
  it.each(['..', '.', '', 'a/b', '%2e%2e', 'a b', undefined])('refuses %p', (value) => {
    expect(isContactId(value)).toBe(false);
  });

  it('accepts a UUID', () => {
    expect(isContactId('018f6b1e-0000-7000-8000-000000000001')).toBe(true);
  });
});

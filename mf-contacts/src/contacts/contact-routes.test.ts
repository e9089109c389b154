import { contactListApi, contactsRoute, laterPageApi } from './contact-routes.ts';
import { WHOLE_LIST } from './list-view.ts';

describe('contactListApi', () => {
  it('asks for a page with its total', () => {
    expect(contactListApi({ ...WHOLE_LIST, search: '  ' })).toBe(
      '/api/contacts?limit=50&count=true',
    );
  });

  it('escapes what is searched for', () => {
    expect(contactListApi({ ...WHOLE_LIST, search: ' a&b ' })).toBe(
      '/api/contacts?limit=50&count=true&q=a%26b',
    );
  });

  it('names order and filters as the API does', () => {
    expect(
      contactListApi({
        search: '',
        sort: 'lastContact',
        due: true,
        assessed: false,
        workStyle: 'INTJ',
        motivation: 5,
      }),
    ).toBe(
      '/api/contacts?limit=50&count=true&sort=lastContact&due=true&assessed=false&mbtiType=INTJ&enneagramType=5',
    );
  });
});

describe('laterPageApi', () => {
  it('asks for more at a time, and not for the total again', () => {
    expect(laterPageApi('/api/contacts?limit=50&count=true&q=a%26b&cursor=xyz')).toBe(
      '/api/contacts?limit=200&q=a%26b&cursor=xyz',
    );
  });
});

describe('contactsRoute', () => {
  it('is bare without a selection and a view', () => {
    expect(contactsRoute()).toBe('/contacts');
    expect(contactsRoute({ selected: null, view: WHOLE_LIST })).toBe('/contacts');
  });

  it('carries the selection and the view', () => {
    const view = { ...WHOLE_LIST, search: 'José & co', due: true };
    expect(contactsRoute({ selected: 'c-1', view })).toBe(
      '/contacts?selected=c-1&q=Jos%C3%A9+%26+co&due=true',
    );
  });
});

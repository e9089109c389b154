import { contactsRoute } from './contact-routes.ts';
import { WHOLE_LIST } from './list-view.ts';

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

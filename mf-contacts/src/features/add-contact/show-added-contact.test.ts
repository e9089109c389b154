/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { QueryClient } from '@rapport/remote-api/query';
import { contactListCall, type ContactListPages } from '../../queries.ts';
import { WHOLE_LIST } from '../../contacts/list-view.ts';
import { makeBareContact, makeContact } from '../../testing/make-contact.ts';
import { exactly } from '../../contacts/list-total.ts';
import { showAddedContact } from './use-add-contact.ts';

const { path } = contactListCall(WHOLE_LIST);
const lise = makeContact();
const added = makeBareContact({ id: 'c-new' });

function cacheWith(list: ContactListPages | undefined) {
  const queries = new QueryClient();
  if (list) queries.setQueryData([path], list);
  return { queries, list: () => queries.getQueryData<ContactListPages>([path]) };
}

const page = (...contacts: ContactListPages['pages'][0]['contacts']) => ({
  contacts,
  total: exactly(120),
  nextPath: '/api/contacts?cursor=1',
});

describe('showAddedContact', () => {
  it('puts the contact in front of the first page and counts it', () => {
    const { queries, list } = cacheWith({
      pages: [page(lise), page(makeContact({ id: 'c-2' }))],
      pageParams: [path, 'next'],
    });
    showAddedContact(queries, added);
    expect(list()).toEqual({
      pages: [{ ...page(added, lise), total: exactly(121) }],
      pageParams: [path],
    });
    expect(queries.getQueryData(['/api/contacts/c-new'])).toEqual(added);
  });

  it('does not count a contact twice that an earlier try had added', () => {
    const { queries, list } = cacheWith({ pages: [page(lise, added)], pageParams: [path] });
    showAddedContact(queries, added);
    expect(list()?.pages).toEqual([page(added, lise)]);
  });

  it('counts no further where the API stopped counting', () => {
    const many = { ...page(lise), total: { count: 1_000, known: 'at-least' as const } };
    const { queries, list } = cacheWith({ pages: [many], pageParams: [path] });
    showAddedContact(queries, added);
    expect(list()?.pages[0]?.total).toEqual({ count: 1_000, known: 'at-least' });
  });

  it('waits for the API without a cached list', () => {
    const { queries, list } = cacheWith(undefined);
    showAddedContact(queries, added);
    expect(list()).toBeUndefined();
  });
});

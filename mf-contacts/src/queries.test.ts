import { fakeShell } from '@rapport/remote-kit/testing';
import { PRELOADS } from '../preloads.ts';
import { contactListQuery } from './queries.ts';
import { WHOLE_LIST, type ListView } from './contacts/list-view.ts';

const keyOf = (view: ListView) => contactListQuery(fakeShell(), view).queryKey;

describe('contactListQuery', () => {
  it('asks for a page with its total', () => {
    expect(keyOf({ ...WHOLE_LIST, search: '  ' })).toEqual(['/api/contacts?limit=50&count=true']);
  });

  it.each(['/', '/contacts'] as const)('asks for the whole list as the HTML of %s does', (path) => {
    expect(keyOf(WHOLE_LIST)).toEqual([PRELOADS[path].request]);
  });

  it('escapes what is searched for', () => {
    expect(keyOf({ ...WHOLE_LIST, search: ' a&b ' })).toEqual([
      '/api/contacts?limit=50&count=true&q=a%26b',
    ]);
  });

  it('names order and filters as the API does', () => {
    expect(
      keyOf({
        ...WHOLE_LIST,
        sort: 'lastContact',
        due: true,
        assessed: false,
        workStyle: 'INTJ',
        motivation: 5,
      }),
    ).toEqual([
      '/api/contacts?limit=50&count=true&sort=lastContact&due=true&assessed=false&mbtiType=INTJ&enneagramType=5',
    ]);
  });

  it('asks later pages for more at a time, and not for the total again', () => {
    const nextPath = '/api/contacts?limit=50&count=true&q=a%26b&cursor=xyz';
    const { getNextPageParam } = contactListQuery(fakeShell(), WHOLE_LIST);
    expect(getNextPageParam({ contacts: [], total: null, nextPath })).toBe(
      '/api/contacts?limit=200&q=a%26b&cursor=xyz',
    );
  });
});

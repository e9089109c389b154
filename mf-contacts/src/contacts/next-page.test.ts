import { nextPagePath } from './next-page.ts';

describe('nextPagePath', () => {
  it('reads the path and query of an absolute address', () => {
    expect(
      nextPagePath('<http://localhost:4210/api/contacts?limit=50&cursor=abc>; rel="next"'),
    ).toBe('/api/contacts?limit=50&cursor=abc');
  });

  it('reads a relative address and an unquoted rel', () => {
    expect(nextPagePath('</api/contacts?cursor=abc>; rel=next')).toBe('/api/contacts?cursor=abc');
  });

  it('picks next among several links, although an address holds a comma', () => {
    expect(
      nextPagePath(
        '</api/contacts?q=a,b>; rel="first", </api/contacts?q=a,b&cursor=2>; title="more"; rel="next"',
      ),
    ).toBe('/api/contacts?q=a,b&cursor=2');
  });

  it.each([null, '', '</api/contacts>; rel="prev"', '</api/contacts>; rel="nextish"', 'next'])(
    'finds no further page in %p',
    (link) => {
      expect(nextPagePath(link)).toBeNull();
    },
  );
});

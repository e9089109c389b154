import { ChangesExpiredError, createRapportClient, eachOf, followChanges } from './index.ts';

/** A client whose API gives these responses in turn, and the queries that it has received. */
function clientOf(...responses: Response[]) {
  const queries: string[] = [];
  const client = createRapportClient({
    ...{ url: 'https://api.example.com', token: 'secret' },
    fetch: async (request) => {
      queries.push(new URL(request.url).search);
      return responses.shift() ?? Response.error();
    },
  });
  return { client, queries };
}

const LINE = {
  ...{ kind: 'contact', id: 'a', change: 'made', contactId: null, mergedInto: null },
  at: '2026-03-14T09:26:53.589Z',
};
const answer = (next: string, more: boolean, ...changes: object[]) =>
  Response.json({ changes, next, more });

describe('followChanges', () => {
  it('says where to begin, and then yields only pages with changes', async () => {
    const { client, queries } = clientOf(
      answer('1', false),
      answer('2', false),
      answer('3', true, LINE),
      answer('4', false, LINE, LINE),
    );
    const pages: [number, string][] = [];
    for await (const { changes, next } of followChanges(client, { everySeconds: 0 })) {
      pages.push([changes.length, next]);
      if (next === '4') break;
    }
    expect(pages).toEqual([
      [0, '1'],
      [1, '3'],
      [2, '4'],
    ]);
    expect(queries).toEqual(['', '?since=1', '?since=2', '?since=3']);
  });

  it('throws an error of its own once the cursor has expired', async () => {
    const expired = { error: 'Read everything again', code: 'CHANGES_EXPIRED' };
    const { client } = clientOf(Response.json(expired, { status: 410 }));
    const pages = followChanges(client, { since: 'old' });
    await expect(pages.next()).rejects.toThrow(ChangesExpiredError);
  });

  it('throws other errors as they are, and the reason of its signal', async () => {
    const body = { error: 'Lacks scopes', code: 'SCOPE_MISSING' };
    const { client } = clientOf(Response.json(body, { status: 403 }), answer('1', false));
    await expect(followChanges(client).next()).rejects.toMatchObject({
      ...{ name: 'RapportError', code: 'SCOPE_MISSING' },
    });
    const stop = new AbortController();
    const pages = followChanges(client, { everySeconds: 60, signal: stop.signal });
    await pages.next();
    const waiting = pages.next();
    stop.abort(new Error('Enough'));
    await expect(waiting).rejects.toThrow('Enough');
  });
});

describe('eachOf', () => {
  const page = (next: string | null, ...items: object[]) =>
    Response.json(items, {
      headers: next === null ? {} : { Link: `</api/contacts?limit=2&cursor=${next}>; rel="next"` },
    });

  it('yields the items of all pages, one request per page', async () => {
    const { client, queries } = clientOf(
      page('a%2Fb', { id: 1 }, { id: 2 }),
      page(null, { id: 3 }),
    );
    const found: unknown[] = [];
    const contacts = eachOf((next) =>
      client.GET('/api/contacts', { params: { query: { limit: 2, ...next } } }),
    );
    for await (const { id } of contacts) found.push(id);
    expect(found).toEqual([1, 2, 3]);
    expect(queries).toEqual(['?limit=2', '?limit=2&cursor=a%2Fb']);
  });

  it('requests no page that isn’t needed', async () => {
    const { client, queries } = clientOf(page('b', { id: 1 }));
    const contacts = eachOf((next) => client.GET('/api/contacts', { params: { query: next } }));
    await contacts.next();
    await contacts.return();
    expect(queries).toHaveLength(1);
  });

  it('throws the error of a page', async () => {
    const body = { error: 'Contact not found', code: 'CONTACT_NOT_FOUND' };
    const { client } = clientOf(Response.json(body, { status: 404 }));
    const items = eachOf((next) =>
      client.GET('/api/interactions/{contactId}', {
        params: { path: { contactId: 'a' }, query: next },
      }),
    );
    await expect(items.next()).rejects.toMatchObject({ code: 'CONTACT_NOT_FOUND' });
  });
});

import { type Answered, RapportError } from './rapport-error.ts';

/**
 * Iterates over all items of a list with pages, one request per page:
 * `eachOf((page) => client.GET('/api/contacts', { params: { query: { limit: 100, ...page } } }))`.
 * @param get requests one page; its `cursor` is missing for the first
 * @throws RapportError if the API answered with an error
 */
export async function* eachOf<Item>(
  get: (page: { cursor?: string }) => Promise<Answered<Item[]>>,
): AsyncGenerator<Item, void, undefined> {
  let page: { cursor?: string } | null = {};
  do {
    const { data, error, response } = await get(page);
    if (data === undefined) throw new RapportError(response, error);
    yield* data;
    page = nextPage(response);
  } while (page !== null);
}

/** Returns the next page, from the header `Link: </api/contacts?cursor=…>; rel="next"`. */
function nextPage({ headers }: Response): { cursor: string } | null {
  const address = /<([^>]*)>; *rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  const cursor = address && new URL(address, 'http://localhost').searchParams.get('cursor');
  return cursor ? { cursor } : null;
}

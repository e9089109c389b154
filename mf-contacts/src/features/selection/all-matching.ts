import { api, type ContactSummary } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { nextPagePath } from '../../contacts/next-page.ts';

/** The API's maximum per page. */
const PAGE_SIZE = '200';

/**
 * Fetches all contacts of a list, page by page.
 * @param matching the query of the list; its number of contacts per page doesn't matter
 */
export async function allMatching(shell: ShellApi, matching: string): Promise<ContactSummary[]> {
  const query = new URLSearchParams(matching);
  query.delete('count');
  query.set('limit', PAGE_SIZE);
  const { path } = api.get('/api/contacts');
  const found: ContactSummary[] = [];
  let page: string | null = `${path}?${query}`;
  while (page !== null) {
    const { data, headers }: { data: ContactSummary[]; headers: Headers } =
      await shell.requestWithHeaders<ContactSummary[]>(page);
    found.push(...data);
    page = nextPagePath(headers.get('Link'));
  }
  return found;
}

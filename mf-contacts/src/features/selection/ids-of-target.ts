import { api, type ContactSummary } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { nextPagePath } from '../../contacts/next-page.ts';
import { type BulkTarget } from '../../bulk/use-bulk-change.ts';

/** The API's maximum per page. */
const PAGE_SIZE = '200';

/** The ids of the target's contacts, fetched page by page; undefined for all of the user's contacts. */
export async function idsOfTarget(
  shell: ShellApi,
  target: BulkTarget,
): Promise<readonly string[] | undefined> {
  if ('ids' in target) return target.ids;
  const query = new URLSearchParams(target.matching);
  for (const name of ['limit', 'count', 'sort']) query.delete(name);
  if (query.size === 0) return undefined;
  const { path } = api.get('/api/contacts');
  query.set('limit', PAGE_SIZE);
  const ids: string[] = [];
  let page: string | null = `${path}?${query}`;
  while (page !== null) {
    const { data, headers }: { data: ContactSummary[]; headers: Headers } =
      await shell.requestWithHeaders<ContactSummary[]>(page);
    ids.push(...data.map(({ id }) => id));
    page = nextPagePath(headers.get('Link'));
  }
  return ids;
}

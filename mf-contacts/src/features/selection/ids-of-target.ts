import { endpoints } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { nextPagePath } from '../../contacts/next-page.ts';
import { type BulkTarget } from './use-bulk-change.ts';

/** As many as the API gives at a time. */
const PAGE_SIZE = '200';

/** The ids of the contacts that are meant, asked for page by page; undefined for all contacts of the person. */
export async function idsOfTarget(
  shell: ShellApi,
  target: BulkTarget,
): Promise<readonly string[] | undefined> {
  if ('ids' in target) return target.ids;
  const query = new URLSearchParams(target.matching);
  for (const name of ['limit', 'count', 'sort']) query.delete(name);
  if (query.size === 0) return undefined;
  const { path, decode } = endpoints.contacts.list({ limit: Number(PAGE_SIZE) });
  query.set('limit', PAGE_SIZE);
  const ids: string[] = [];
  let page: string | null = `${path.split('?')[0] ?? path}?${query}`;
  while (page !== null) {
    const { data, headers }: { data: unknown; headers: Headers } =
      await shell.requestWithHeaders<unknown>(page);
    ids.push(...decode(data).map(({ id }) => id));
    page = nextPagePath(headers.get('Link'));
  }
  return ids;
}

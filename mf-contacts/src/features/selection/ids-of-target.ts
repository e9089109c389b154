import { type ShellApi } from '@rapport/remote-api';
import { type BulkTarget } from '../../bulk/use-bulk-change.ts';
import { allMatching } from './all-matching.ts';

/** The ids of the target's contacts, fetched page by page; undefined for all of the user's contacts. */
export async function idsOfTarget(
  shell: ShellApi,
  target: BulkTarget,
): Promise<readonly string[] | undefined> {
  if ('ids' in target) return target.ids;
  const query = new URLSearchParams(target.matching);
  for (const name of ['limit', 'count', 'sort']) query.delete(name);
  if (query.size === 0) return undefined;
  return (await allMatching(shell, query.toString())).map(({ id }) => id);
}

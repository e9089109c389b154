import { type ShellApi } from '@rapport/remote-api';
import { type QueryClient } from '@rapport/remote-api/query';
import { type ListView } from '../contacts/list-view.ts';
import { viewOfQuery } from '../saved-views/view-of-query.ts';
import { savedViewsQuery } from '../saved-views/view-queries.ts';

/** Returns the saved view with an ID; null if it's gone, of which the user is notified. */
export async function savedViewOfId(
  id: string | null,
  { shell, queries }: { shell: ShellApi; queries: QueryClient },
): Promise<ListView | null> {
  const views = await queries.fetchQuery(savedViewsQuery(shell));
  const found = views.find((view) => view.id === id);
  if (found !== undefined) return viewOfQuery(found.query);
  shell.notify({ title: "This view isn't there anymore" });
  return null;
}

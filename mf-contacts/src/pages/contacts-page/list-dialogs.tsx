import { type ShellApi } from '@rapport/remote-api';
import { type QueryClient } from '@rapport/remote-api/query';
import { type ReactNode } from 'react';
import { exactly } from '../../contacts/list-total.ts';
import { isNarrowed, readListView } from '../../contacts/list-view.ts';
import { CadenceDialog } from '../../features/selection/bulk-dialogs.tsx';
import { suggestedName } from '../../features/contact-list/view-words.ts';
import { contactCountQuery, contactListCall, labelsQuery } from '../../queries.ts';
import { EditViewsDialog } from '../../saved-views/edit-views-dialog.tsx';
import { SaveViewDialog } from '../../saved-views/save-view-dialog.tsx';

// They're loaded together, which takes one small file.
export { exportList } from '../export-list.ts';
export { savedViewOfId } from '../saved-view-of.ts';

type RenderDialog = (onClose: () => void) => ReactNode;
interface Means {
  shell: ShellApi;
  queries: QueryClient;
}

/** Returns the dialog that sets one cadence for all contacts of the list in a URL. */
export async function cadenceDialog(
  params: URLSearchParams,
  { shell, queries }: Means,
): Promise<RenderDialog> {
  const view = readListView(params);
  const { path } = contactListCall(view);
  const count = await queries.fetchQuery({ ...contactCountQuery(shell, view, true), staleTime: 0 });
  const target = { matching: path.slice(path.indexOf('?') + 1) };
  const days = params.get('every') ?? undefined;
  return (onClose) => (
    <CadenceDialog count={count ?? exactly(0)} {...{ target, days, onClose }} onDone={onClose} />
  );
}

/** Returns the dialog that saves the view in a URL under a name; null for the whole list, which has nothing to save. */
export async function saveViewDialog(
  params: URLSearchParams,
  { shell, queries }: Means,
): Promise<RenderDialog | null> {
  const view = readListView(params);
  if (!isNarrowed(view)) {
    shell.notify({
      title: 'No filter to save',
      description: 'Filter the list or search it first.',
    });
    return null;
  }
  const labels = await queries.fetchQuery(labelsQuery(shell));
  const suggestion = params.get('text')?.trim() || suggestedName(view, labels);
  return (onClose) => <SaveViewDialog {...{ view, suggestion, onClose }} />;
}

/** Returns the dialog with all saved views. */
export function editViewsDialog(): RenderDialog {
  return (onClose) => <EditViewsDialog onClose={onClose} />;
}

import { type ShellApi } from '@rapport/remote-api';
import { type QueryClient } from '@rapport/remote-api/query';
import { type ReactNode } from 'react';
import { exactly } from '../../contacts/list-total.ts';
import { isNarrowed, readListView } from '../../contacts/list-view.ts';
import { CadenceDialog } from '../../features/selection/bulk-dialogs.tsx';
import { LabelDialog } from '../../features/selection/label-dialog.tsx';
import { suggestedName } from '../../features/contact-list/view-words.ts';
import { EditLabelsDialog } from '../../labels/edit-labels-dialog.tsx';
import { NewLabelDialog } from '../../labels/new-label-dialog.tsx';
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

/**
 * Returns the dialog that a URL of the list requests; null if there's nothing to show.
 * @param isChosen whether the user chose it in the command menu: a link alone renames no label
 */
export async function listDialog(
  params: URLSearchParams,
  means: Means,
  isChosen: boolean,
): Promise<RenderDialog | null> {
  const text = (isChosen ? params.get('text')?.trim() : null) ?? '';
  switch (params.get('action') ?? '') {
    case 'cadence':
      return cadenceDialog(params, means);
    case 'save-view':
      return saveViewDialog(params, means);
    case 'label-all':
    case 'unlabel-all':
      return labelDialog(params, means);
    case 'new-label':
      return (onClose) => <NewLabelDialog {...{ name: text, onClose }} />;
    case 'edit-labels':
      return (onClose) => <EditLabelsDialog {...{ asked: text, onClose }} />;
    default:
      return (onClose) => <EditViewsDialog onClose={onClose} />;
  }
}

/** Returns the dialog that adds a label to all contacts of the list in a URL, or takes it off. */
async function labelDialog(
  params: URLSearchParams,
  { shell, queries }: Means,
): Promise<RenderDialog> {
  const view = readListView(params);
  const { path } = contactListCall(view);
  const count = await queries.fetchQuery({ ...contactCountQuery(shell, view, true), staleTime: 0 });
  const target = { matching: path.slice(path.indexOf('?') + 1) };
  const id = params.get('for') ?? '';
  const touched = new Map([[id, params.get('action') === 'label-all']]);
  return (onClose) => (
    <LabelDialog
      {...{ contacts: [], count: count ?? exactly(0), target, touched, onClose }}
      onDone={onClose}
    />
  );
}

/** Returns the dialog that sets one cadence for all contacts of the list in a URL. */
async function cadenceDialog(
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
async function saveViewDialog(
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

import { type ShellApi } from '@rapport/remote-api';
import { type QueryClient } from '@rapport/remote-api/query';
import { type ReactNode } from 'react';
import { exactly } from '../../contacts/list-total.ts';
import { isNarrowed, type ListView, readListView } from '../../contacts/list-view.ts';
import { loadFieldWords } from '../../custom-fields/condition-words.ts';
import { CadenceDialog } from '../../features/selection/bulk-dialogs.tsx';
import { LabelDialog } from '../../features/selection/label-dialog.tsx';
import { suggestedName } from '../../features/contact-list/suggested-name.ts';
import { EditLabelsDialog } from '../../labels/edit-labels-dialog.tsx';
import { NewLabelDialog } from '../../labels/new-label-dialog.tsx';
import { contactCountQuery, contactListCall, labelsQuery } from '../../queries.ts';
import { EditViewsDialog } from '../../saved-views/edit-views-dialog.tsx';
import { SaveViewDialog } from '../../saved-views/save-view-dialog.tsx';
import { exportList } from '../export-list.ts';
import { finishNamedPromise } from '../finish-named-promise.ts';
import { savedViewOfId } from '../saved-view-of.ts';

type RenderDialog = (onClose: () => void) => ReactNode;
interface Means {
  shell: ShellApi;
  queries: QueryClient;
}

/**
 * Performs the action in the list's URL.
 * @param isChosen whether the user chose it in the command menu: a link alone downloads and changes nothing
 * @returns the dialog that it opens; null if it opens none
 */
export async function runListAction(
  params: URLSearchParams,
  means: Means & { show: (view: ListView) => void },
  isChosen: boolean,
): Promise<RenderDialog | null> {
  const { shell } = means;
  const text = (isChosen ? params.get('text')?.trim() : null) ?? '';
  switch (params.get('action') ?? '') {
    case 'export-csv':
    case 'export-vcard': {
      const format = params.get('action') === 'export-csv' ? 'csv' : 'vcf';
      if (isChosen) await exportList(readListView(params), format, shell);
      return null;
    }
    case 'promise-done':
      if (isChosen) await finishNamedPromise(text, shell);
      return null;
    case 'view': {
      const view = await savedViewOfId(params.get('for'), means);
      if (view) means.show(view);
      return null;
    }
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
  const words = view.customFields.length === 0 ? undefined : await loadFieldWords(shell);
  const suggestion = params.get('text')?.trim() || suggestedName(view, labels, words);
  return (onClose) => <SaveViewDialog {...{ view, suggestion, onClose }} />;
}

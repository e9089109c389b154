import { useShellApi } from '@rapport/remote-api';
import { openFailure } from '@rapport/remote-api/failures';
import { useQueryClient } from '@rapport/remote-api/query';
import { type ReactNode, useState } from 'react';
import { type ListView, readListView } from '../../contacts/list-view.ts';
import type * as ListDialogs from './list-dialogs.tsx';
import { useUrlAction } from '../use-url-action.ts';

interface ListCommandsOptions {
  /** Opens the dialog for a new contact. */
  add: () => void;
  show: (view: ListView) => void;
}

/**
 * Performs the action in the list's URL.
 * @returns the initial name of the new contact, if any, and the dialog that the URL requests
 */
export function useListCommands({ add, show }: ListCommandsOptions): {
  newName: string | undefined;
  dialog: ReactNode;
} {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [newName, setNewName] = useState<string>();
  const [shown, setShown] = useState<{ render: (onClose: () => void) => ReactNode } | null>(null);
  const failed = () => shell.notify(openFailure());
  useUrlAction('add-contact', (params) => {
    setNewName(params.get('text')?.trim() || undefined);
    add();
  });
  // A link alone starts no download. The code for exports isn't part of the first load.
  const exportList = (format: 'csv' | 'vcf', params: URLSearchParams, isChosen: boolean) => {
    if (!isChosen) return;
    import('./list-dialogs.tsx')
      .then(({ exportList: start }) => start(readListView(params), format, shell))
      .catch(failed);
  };
  useUrlAction('export-csv', (params, isChosen) => exportList('csv', params, isChosen));
  useUrlAction('export-vcard', (params, isChosen) => exportList('vcf', params, isChosen));
  // A link alone changes nothing.
  useUrlAction('promise-done', (params, isChosen) => {
    if (!isChosen) return;
    import('../finish-named-promise.ts').then(
      ({ finishNamedPromise }) => finishNamedPromise(params.get('text') ?? '', shell),
      failed,
    );
  });
  useUrlAction('view', (params) => {
    import('./list-dialogs.tsx')
      .then(({ savedViewOfId }) => savedViewOfId(params.get('for'), { shell, queries }))
      .then((view) => view && show(view), failed);
  });
  const open = async (
    load: (dialogs: typeof ListDialogs) => Promise<((onClose: () => void) => ReactNode) | null>,
  ) => {
    try {
      const render = await load(await import('./list-dialogs.tsx'));
      if (render !== null) setShown({ render });
    } catch {
      failed();
    }
  };
  const means = { shell, queries };
  useUrlAction(
    'cadence',
    (params) => void open(({ cadenceDialog }) => cadenceDialog(params, means)),
  );
  useUrlAction(
    'save-view',
    (params) => void open(({ saveViewDialog }) => saveViewDialog(params, means)),
  );
  useUrlAction(
    'edit-views',
    () => void open(({ editViewsDialog }) => Promise.resolve(editViewsDialog())),
  );
  return { newName, dialog: shown?.render(() => setShown(null)) };
}

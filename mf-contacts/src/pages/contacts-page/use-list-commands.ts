import { useShellApi } from '@rapport/remote-api';
import { openFailure } from '@rapport/remote-api/failures';
import { useQueryClient } from '@rapport/remote-api/query';
import { type ReactNode, useState } from 'react';
import { type ListView, readListView } from '../../contacts/list-view.ts';
import { useUrlAction } from '../use-url-action.ts';

/** The actions that open a dialog of the list, which `listDialog` returns. */
const LIST_DIALOGS = [
  ...(['cadence', 'save-view', 'edit-views'] as const),
  ...(['label-all', 'unlabel-all', 'new-label', 'edit-labels'] as const),
];

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
  useUrlAction(LIST_DIALOGS, (params, isChosen) => {
    import('./list-dialogs.tsx')
      .then(({ listDialog }) => listDialog(params, { shell, queries }, isChosen))
      .then((render) => render && setShown({ render }), failed);
  });
  return { newName, dialog: shown?.render(() => setShown(null)) };
}

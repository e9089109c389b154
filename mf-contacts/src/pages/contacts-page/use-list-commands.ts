import { useShellApi } from '@rapport/remote-api';
import { openFailure } from '@rapport/remote-api/failures';
import { useQueryClient } from '@rapport/remote-api/query';
import { type ReactNode, useState } from 'react';
import { type ListView } from '../../contacts/list-view.ts';
import { useUrlAction } from '../use-url-action.ts';

/** The actions whose code isn't part of the first load. */
const LATER = [
  ...(['export-csv', 'export-vcard', 'promise-done', 'view', 'cadence', 'save-view'] as const),
  ...(['edit-views', 'label-all', 'unlabel-all', 'new-label', 'edit-labels'] as const),
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
  useUrlAction('add-contact', (params) => {
    setNewName(params.get('text')?.trim() || undefined);
    add();
  });
  useUrlAction(LATER, (params, isChosen) => {
    import('./list-dialogs.tsx')
      .then(({ runListAction }) => runListAction(params, { shell, queries, show }, isChosen))
      .then(
        (render) => render && setShown({ render }),
        () => shell.notify(openFailure()),
      );
  });
  return { newName, dialog: shown?.render(() => setShown(null)) };
}

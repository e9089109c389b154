import { useShellApi } from '@rapport/remote-api';
import { openFailure } from '@rapport/remote-api/failures';
import { useState } from 'react';
import { useUrlAction } from '../use-url-action.ts';

/**
 * Performs the action in the list's URL.
 * @param add opens the dialog for a new contact
 * @returns the initial name of the new contact, if any
 */
export function useListCommands(add: () => void): string | undefined {
  const shell = useShellApi();
  const [name, setName] = useState<string>();
  useUrlAction('add-contact', (params) => {
    setName(params.get('text')?.trim() || undefined);
    add();
  });
  // A link alone starts no download. The code for exports isn't part of the first load.
  const exportAll = (format: 'csv' | 'vcf', isChosen: boolean) => {
    if (!isChosen) return;
    import('../../contacts/export-contacts.ts').then(
      ({ exportContacts }) => exportContacts(shell, format),
      () => shell.notify(openFailure()),
    );
  };
  useUrlAction('export-csv', (_, isChosen) => exportAll('csv', isChosen));
  useUrlAction('export-vcard', (_, isChosen) => exportAll('vcf', isChosen));
  // A link alone changes nothing.
  useUrlAction('promise-done', (params, isChosen) => {
    if (!isChosen) return;
    import('../finish-named-promise.ts').then(
      ({ finishNamedPromise }) => finishNamedPromise(params.get('text') ?? '', shell),
      () => shell.notify(openFailure()),
    );
  });
  return name;
}

import { useShellApi } from '@rapport/remote-api';
import { openFailure } from '@rapport/remote-api/failures';
import { useState } from 'react';
import { useAskedAction } from '../use-asked-action.ts';

/**
 * Does what an address of the list asks for.
 * @param add opens the dialog for a new contact
 * @returns the name that it begins with, if any
 */
export function useListCommands(add: () => void): string | undefined {
  const shell = useShellApi();
  const [name, setName] = useState<string>();
  useAskedAction('add-contact', (params) => {
    setName(params.get('text')?.trim() || undefined);
    add();
  });
  // A link downloads nothing by itself. The first page is drawn without the code of exports.
  const exportAll = (format: 'csv' | 'vcf', isChosen: boolean) => {
    if (!isChosen) return;
    import('../../contacts/export-contacts.ts').then(
      ({ exportContacts }) => exportContacts(shell, format),
      () => shell.notify(openFailure()),
    );
  };
  useAskedAction('export-csv', (_, isChosen) => exportAll('csv', isChosen));
  useAskedAction('export-vcard', (_, isChosen) => exportAll('vcf', isChosen));
  return name;
}

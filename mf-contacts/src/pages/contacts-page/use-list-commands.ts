import { useShellApi } from '@rapport/remote-api';
import { useState } from 'react';
import { exportContacts } from '../../contacts/export-contacts.ts';
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
  // A link downloads nothing by itself.
  useAskedAction('export-csv', (_, isChosen) => {
    if (isChosen) exportContacts(shell, 'csv');
  });
  useAskedAction('export-vcard', (_, isChosen) => {
    if (isChosen) exportContacts(shell, 'vcf');
  });
  return name;
}

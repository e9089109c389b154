import { type ShellApi } from '@rapport/remote-api';

/** A CSV file for spreadsheets, or a vCard 4.0 file for address books. */
export type ContactFileFormat = 'csv' | 'vcf';

/**
 * Saves contacts as a file and notifies the user of the result. The code is loaded on first use.
 * @param ids of the contacts, in any number; all of the user's contacts by default
 */
export function exportContacts(
  shell: ShellApi,
  format: ContactFileFormat,
  ids?: readonly string[],
): void {
  import('./save-contacts.ts')
    .then(({ saveContacts }) => saveContacts(shell, format, ids))
    .catch(() =>
      shell.notify({
        title: "Couldn't export the contacts",
        description: 'Please try again.',
        variant: 'destructive',
      }),
    );
}

import { type ShellApi } from '@rapport/remote-api';
import { type ContactFileFormat, exportContacts } from '../contacts/export-contacts.ts';
import { isNarrowed, type ListView } from '../contacts/list-view.ts';
import { idsOfTarget } from '../features/selection/ids-of-target.ts';
import { contactListCall } from '../queries.ts';

/** Saves the contacts of a view as a file; all contacts if it has no filter. */
export async function exportList(
  view: ListView,
  format: ContactFileFormat,
  shell: ShellApi,
): Promise<void> {
  if (!isNarrowed(view)) return exportContacts(shell, format);
  const { path } = contactListCall(view);
  const ids = await idsOfTarget(shell, { matching: path.slice(path.indexOf('?') + 1) });
  if (ids?.length === 0) {
    shell.notify({
      title: 'No contact to export',
      description: 'No contact matches these filters.',
    });
    return;
  }
  exportContacts(shell, format, ids);
}

import { useShellApi } from '@rapport/remote-api';
import { writeFailure } from '@rapport/remote-api/failures';
import { DropdownMenu, DropdownMenuItem } from '@rapport/shared-ui';
import { ContactRound, FileDown } from 'lucide-react';
import { type ReactElement } from 'react';
import { exportContacts, type ContactFileFormat } from '../../contacts/export-contacts.ts';
import { idsOfTarget } from './ids-of-target.ts';
import { type BulkTarget } from '../../bulk/use-bulk-change.ts';

interface ExportMenuProps {
  target: BulkTarget;
  /** The button that opens the menu. */
  children: ReactElement;
}

/** The file formats for exporting the selected contacts. */
export function ExportMenu({ target, children }: ExportMenuProps) {
  const shell = useShellApi();
  const save = (format: ContactFileFormat) => () => {
    idsOfTarget(shell, target).then(
      (ids) => exportContacts(shell, format, ids),
      (error: unknown) =>
        shell.notify({
          title: "Couldn't export the contacts",
          description: writeFailure(error),
          variant: 'destructive',
        }),
    );
  };
  return (
    <DropdownMenu trigger={children}>
      <DropdownMenuItem icon={<FileDown aria-hidden />} onSelect={save('csv')}>
        Export as CSV
      </DropdownMenuItem>
      <DropdownMenuItem icon={<ContactRound aria-hidden />} onSelect={save('vcf')}>
        Export as vCard
      </DropdownMenuItem>
    </DropdownMenu>
  );
}

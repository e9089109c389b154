import { useShellApi } from '@rapport/remote-api';
import { useNavigate } from '@rapport/remote-api/router';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@rapport/shared-ui';
import { ContactRound, FileDown, FileUp, ListChecks, Merge } from 'lucide-react';
import { type ReactElement } from 'react';
import { duplicatesRoute, importRoute } from '../../contacts/contact-routes.ts';
import { exportContacts } from '../../contacts/export-contacts.ts';

interface ListMenuProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Begins to select several contacts. */
  onPick: () => void;
}

/** What else can be done with the list. */
export function ListMenu({ onPick, ...menu }: ListMenuProps) {
  const shell = useShellApi();
  const navigate = useNavigate();
  return (
    <DropdownMenu {...menu} align="end">
      <DropdownMenuItem icon={<ListChecks aria-hidden />} onSelect={onPick}>
        Select contacts
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<Merge aria-hidden />}
        onSelect={() => void navigate(duplicatesRoute())}
      >
        Possible duplicates
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<FileUp aria-hidden />} onSelect={() => void navigate(importRoute())}>
        Import contacts
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<FileDown aria-hidden />}
        onSelect={() => exportContacts(shell, 'csv')}
      >
        Export all as CSV
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<ContactRound aria-hidden />}
        onSelect={() => exportContacts(shell, 'vcf')}
      >
        Export all as vCard
      </DropdownMenuItem>
    </DropdownMenu>
  );
}

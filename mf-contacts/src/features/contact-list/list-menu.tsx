import { useNavigate } from '@rapport/remote-api/router';
import { DropdownMenu, DropdownMenuItem } from '@rapport/shared-ui';
import { FileUp, ListChecks, Merge } from 'lucide-react';
import { type ReactElement } from 'react';
import { duplicatesRoute, importRoute } from '../../contacts/contact-routes.ts';

interface ListMenuProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Begins to select several contacts. */
  onPick: () => void;
}

/** What else can be done with the list. */
export function ListMenu({ onPick, ...menu }: ListMenuProps) {
  const navigate = useNavigate();
  return (
    <DropdownMenu {...menu} align="end">
      <DropdownMenuItem icon={<ListChecks aria-hidden />} onSelect={onPick}>
        Select contacts
      </DropdownMenuItem>
      <DropdownMenuItem icon={<FileUp aria-hidden />} onSelect={() => void navigate(importRoute())}>
        Import contacts
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<Merge aria-hidden />}
        onSelect={() => void navigate(duplicatesRoute())}
      >
        Possible duplicates
      </DropdownMenuItem>
    </DropdownMenu>
  );
}

import { DropdownMenu, DropdownMenuItem } from '@rapport/shared-ui';
import { ListChecks } from 'lucide-react';
import { type ReactElement } from 'react';

interface ListMenuProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Begins to select several contacts. */
  onPick: () => void;
}

/** What else can be done with the list. */
export function ListMenu({ onPick, ...menu }: ListMenuProps) {
  return (
    <DropdownMenu {...menu} align="end">
      <DropdownMenuItem icon={<ListChecks aria-hidden />} onSelect={onPick}>
        Select contacts
      </DropdownMenuItem>
    </DropdownMenu>
  );
}

import {
  DropdownMenu,
  DropdownMenuItem,
  type DropdownMenuProps,
  DropdownMenuSeparator,
} from '@rapport/shared-ui';
import { type MenuEntry } from './menu-entry.ts';

type ActionMenuProps = Pick<DropdownMenuProps, 'trigger' | 'open' | 'onOpenChange'> & {
  entries: readonly MenuEntry[];
};

/** The menu of a `MenuButton`. */
export function ActionMenu({ entries, ...menu }: ActionMenuProps) {
  return (
    <DropdownMenu {...menu}>
      {entries.map((entry, place) =>
        entry === 'separator' ? (
          <DropdownMenuSeparator key={place} />
        ) : (
          <DropdownMenuItem
            key={entry.label}
            icon={<entry.icon aria-hidden />}
            onSelect={entry.onSelect}
          >
            {entry.label}
          </DropdownMenuItem>
        ),
      )}
    </DropdownMenu>
  );
}

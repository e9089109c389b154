import { IconButton, type IconButtonProps } from '@rapport/shared-ui';
import { useEffect } from 'react';
import { type MenuEntry } from './menu-entry.ts';
import { useLazyDialog } from './use-lazy-dialog.ts';

type MenuButtonProps = Pick<IconButtonProps, 'size' | 'variant' | 'label' | 'icon' | 'disabled'> & {
  entries: readonly MenuEntry[];
  /**
   * Whether the code of menus is loaded some seconds after the page, so that they work if the network is gone by
   * then.
   */
  ahead?: boolean;
};

const loadMenu = () => import('./action-menu.tsx');

/** Milliseconds; enough for the page to load first. */
const AHEAD_AFTER = 3_000;

/** An icon that opens a menu of actions. The code of menus is loaded when the user points at one. */
export function MenuButton({ entries, ahead = false, ...look }: MenuButtonProps) {
  const { part, open, setOpen, prepare, opener } = useLazyDialog(loadMenu);
  // The timer is outside of React.
  useEffect(() => {
    if (!ahead) return;
    const timer = setTimeout(prepare, AHEAD_AFTER);
    return () => clearTimeout(timer);
  }, [ahead, prepare]);
  if (part !== null) {
    return (
      <part.ActionMenu
        trigger={<IconButton {...look} />}
        open={open}
        onOpenChange={setOpen}
        entries={entries}
      />
    );
  }
  return <IconButton {...look} {...opener} aria-haspopup="menu" />;
}

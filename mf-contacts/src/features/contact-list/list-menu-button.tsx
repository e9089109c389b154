import { IconButton } from '@rapport/shared-ui';
import { Ellipsis } from 'lucide-react';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';

const loadMenu = () => import('./list-menu.tsx');

/** Opens the menu of the list, which is fetched then. */
export function ListMenuButton({ onPick }: { onPick: () => void }) {
  const { part, open, opening, setOpen, show, prepare } = useLazyDialog(loadMenu);
  const look = {
    size: 'sm',
    label: 'More for the list',
    icon: <Ellipsis aria-hidden />,
  } as const;
  if (part !== null) {
    return (
      <part.ListMenu
        trigger={<IconButton {...look} />}
        open={open}
        onOpenChange={setOpen}
        onPick={onPick}
      />
    );
  }
  return (
    <IconButton
      {...look}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={opening || undefined}
      onClick={show}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  );
}

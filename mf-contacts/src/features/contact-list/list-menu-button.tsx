import { IconButton } from '@rapport/shared-ui';
import { Ellipsis } from 'lucide-react';
import { type ListView } from '../../contacts/list-view.ts';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';

const loadMenu = () => import('./list-menu.tsx');

interface ListMenuButtonProps {
  view: ListView;
  onView: (view: ListView) => void;
  onPick: () => void;
}

/** Opens the menu of the list, which is loaded on demand. */
export function ListMenuButton(props: ListMenuButtonProps) {
  const { part, open, setOpen, opener } = useLazyDialog(loadMenu);
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
        {...props}
      />
    );
  }
  return <IconButton {...look} {...opener} aria-haspopup="menu" />;
}

import { IconButton } from '@rapport/shared-ui';
import { Clock } from 'lucide-react';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';

const loadMenu = () => import('./later-menu.tsx');

interface LaterButtonProps {
  /** What is put off. */
  what: string;
  onLater: (days: number) => void;
}

/** The clock: opens the menu of days, whose code is fetched then. */
export function LaterButton({ what, onLater }: LaterButtonProps) {
  const { part, open, opening, setOpen, show, prepare } = useLazyDialog(loadMenu);
  const look = { size: 'sm', label: `Later: ${what}`, icon: <Clock aria-hidden /> } as const;
  if (part !== null) {
    return (
      <part.LaterMenu
        trigger={<IconButton {...look} />}
        open={open}
        onOpenChange={setOpen}
        onLater={onLater}
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

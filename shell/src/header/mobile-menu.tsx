import { type ShellUser } from '@rapport/remote-api';
import { type Registry } from '@rapport/remote-api/registry';
import { IconButton } from '@rapport/shared-ui';
import { Menu } from 'lucide-react';
import { useOpenedPart } from '../on-demand/use-opened-part.ts';

interface MobileMenuProps {
  registry: Registry;
  pathname: string;
  user: ShellUser;
  onSignOut: () => void;
  onUnavailable: () => void;
}

const loadSheet = () => import('./mobile-menu-sheet.tsx');

/** The menu button of narrow screens and its sheet. */
export function MobileMenu({ onUnavailable, ...rest }: MobileMenuProps) {
  const { part, open, setOpen, show, preparing } = useOpenedPart(loadSheet, onUnavailable);
  return (
    <>
      <IconButton
        label="Open menu"
        icon={<Menu aria-hidden strokeWidth={1.75} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        {...preparing}
      />
      {part && <part.MobileMenuSheet {...rest} open={open} onOpenChange={setOpen} />}
    </>
  );
}

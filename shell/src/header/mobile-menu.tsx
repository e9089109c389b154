import { type ShellUser } from '@rapport/remote-api';
import { type Registry } from '@rapport/registry';
import { IconButton } from '@rapport/shared-ui';
import { Menu } from 'lucide-react';
import { withAuthScreen } from '../auth/load-auth-screen.ts';
import { usePanelOnDemand } from '../on-demand/use-panel-on-demand.ts';

interface MobileMenuProps {
  registry: Registry;
  pathname: string;
  user: ShellUser;
  onSignOut: () => void;
  onUnavailable: () => void;
}

const loadSheet = () => withAuthScreen(() => import('./mobile-menu-sheet.tsx'));

/** The menu button of narrow screens and its sheet. */
export function MobileMenu({ onUnavailable, ...rest }: MobileMenuProps) {
  const sheet = usePanelOnDemand(loadSheet, onUnavailable);
  return (
    <>
      <IconButton
        label="Open menu"
        icon={<Menu aria-hidden strokeWidth={1.75} />}
        aria-haspopup="dialog"
        aria-expanded={sheet.open}
        onClick={sheet.show}
        {...sheet.preparing}
      />
      {sheet.part && (
        <sheet.part.MobileMenuSheet {...rest} open={sheet.open} onOpenChange={sheet.setOpen} />
      )}
    </>
  );
}

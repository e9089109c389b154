import { type DeletedUser } from '@rapport/contracts';
import { type ShellUser } from '@rapport/remote-api';
import { type Registry } from '@rapport/registry';
import { IconButton } from '@rapport/shared-ui';
import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { withAuthScreen } from '../auth/load-auth-screen.ts';
import { usePanelOnDemand } from '../on-demand/use-panel-on-demand.ts';

interface MobileMenuProps {
  registry: Registry;
  pathname: string;
  user: ShellUser;
  onSignOut: () => void;
  onDeleted: (answer: DeletedUser) => void;
  onUnavailable: () => void;
}

const loadSheet = () => withAuthScreen(() => import('./mobile-menu-sheet.tsx'));
const loadSettings = () => import('../settings/settings-dialog.tsx');

/** The menu button of narrow screens with its sheet, and the settings behind that. */
export function MobileMenu({ onDeleted, onUnavailable, ...rest }: MobileMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const sheet = usePanelOnDemand(loadSheet, onUnavailable);
  const settings = usePanelOnDemand(loadSettings, onUnavailable);
  return (
    <>
      <IconButton
        ref={button}
        label="Open menu"
        icon={<Menu aria-hidden strokeWidth={1.75} />}
        aria-haspopup="dialog"
        aria-expanded={sheet.open}
        onClick={sheet.show}
        {...sheet.preparing}
      />
      {sheet.part && (
        <sheet.part.MobileMenuSheet
          {...rest}
          open={sheet.open}
          onOpenChange={sheet.setOpen}
          onSettings={settings.show}
        />
      )}
      {settings.part && (
        <settings.part.SettingsDialog
          open={settings.open}
          onOpenChange={settings.setOpen}
          finalFocus={button}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}

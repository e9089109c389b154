import { type DeletedUser } from '@rapport/contracts';
import { type ShellUser } from '@rapport/remote-api';
import { type Registry } from '@rapport/registry';
import { IconButton } from '@rapport/shared-ui';
import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { withAuthScreen } from '../auth/load-auth-screen.ts';
import { useOpenedPart } from '../on-demand/use-opened-part.ts';

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
  const sheet = useOpenedPart(loadSheet, onUnavailable);
  const settings = useOpenedPart(loadSettings, onUnavailable);
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

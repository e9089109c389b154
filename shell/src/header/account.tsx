import { type DeletedUser } from '@rapport/contracts';
import { type ShellUser } from '@rapport/remote-api';
import { useRef } from 'react';
import { withAuthScreen } from '../auth/load-auth-screen.ts';
import { usePanelOnDemand } from '../on-demand/use-panel-on-demand.ts';
import { AccountButton } from './account-button.tsx';

interface AccountProps {
  user: ShellUser;
  onSignOut: () => void;
  onDeleted: (answer: DeletedUser) => void;
  onUnavailable: () => void;
}

const loadMenu = () => withAuthScreen(() => import('./account-menu.tsx'));
const loadSettings = () => import('../settings/settings-dialog.tsx');

/** The account button of wide screens with the menu and the dialog behind it. */
export function Account({ user, onSignOut, onDeleted, onUnavailable }: AccountProps) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = usePanelOnDemand(loadMenu, onUnavailable);
  const settings = usePanelOnDemand(loadSettings, onUnavailable);
  const trigger = <AccountButton ref={button} user={user} {...menu.preparing} />;
  return (
    <>
      {menu.part === null ? (
        <AccountButton
          ref={button}
          user={user}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={menu.show}
          {...menu.preparing}
        />
      ) : (
        <menu.part.AccountMenu
          user={user}
          trigger={trigger}
          open={menu.open}
          onOpenChange={menu.setOpen}
          onSettings={settings.show}
          onSignOut={onSignOut}
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

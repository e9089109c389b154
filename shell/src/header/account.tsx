import { type ShellUser } from '@rapport/remote-api';
import { withAuthScreen } from '../auth/load-auth-screen.ts';
import { usePanelOnDemand } from '../on-demand/use-panel-on-demand.ts';
import { AccountButton } from './account-button.tsx';

interface AccountProps {
  user: ShellUser;
  onSignOut: () => void;
  onUnavailable: () => void;
}

const loadMenu = () => withAuthScreen(() => import('./account-menu.tsx'));

/** The account button of wide screens and its menu. */
export function Account({ user, onSignOut, onUnavailable }: AccountProps) {
  const menu = usePanelOnDemand(loadMenu, onUnavailable);
  if (menu.part === null) {
    return (
      <AccountButton
        user={user}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={menu.show}
        {...menu.preparing}
      />
    );
  }
  return (
    <menu.part.AccountMenu
      user={user}
      trigger={<AccountButton user={user} {...menu.preparing} />}
      open={menu.open}
      onOpenChange={menu.setOpen}
      onSignOut={onSignOut}
    />
  );
}

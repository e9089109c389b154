import { type ShellUser, useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  theme,
} from '@rapport/shared-ui';
import { ListChecks, LogOut, Settings } from 'lucide-react';
import { type ReactElement } from 'react';
import styled from 'styled-components';
import { useHeadingFocus } from '../focus/use-heading-focus.ts';
import { userDetailsQuery } from '../session/user-details.ts';
import { UserAvatar } from '../session/user-avatar.tsx';

interface AccountMenuProps {
  user: ShellUser;
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSignOut: () => void;
}

/** The signed-in user, and the pages about them. */
export function AccountMenu(props: AccountMenuProps) {
  const { user, trigger, open, onOpenChange, onSignOut } = props;
  const { data: own } = useQuery({ ...userDetailsQuery(useShellApi()), enabled: false });
  const heading = useHeadingFocus(open);
  return (
    <DropdownMenu
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={heading.target}
    >
      <DropdownMenuLabel>
        <UserAvatar user={user} />
        <Who>
          {own?.name == null ? 'Signed in as' : <Name title={own.name}>{own.name}</Name>}
          <Email title={user.email}>{user.email}</Email>
        </Who>
      </DropdownMenuLabel>
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild icon={<ListChecks aria-hidden />} onSelect={heading.expect}>
        <Link to="/my-assessment">My Personality Assessment</Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild icon={<Settings aria-hidden />} onSelect={heading.expect}>
        <Link to="/settings/account">Settings</Link>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<LogOut aria-hidden />} onSelect={onSignOut}>
        Sign Out
      </DropdownMenuItem>
    </DropdownMenu>
  );
}

const Who = styled.span`
  display: grid;
  min-width: 0;
`;

const Email = styled.span`
  overflow: hidden;
  color: ${theme.color.text};
  font: ${theme.font.bodyStrong};
  text-overflow: ellipsis;

  /* Shows the name first, if there is one. */
  span + & {
    color: inherit;
    font: inherit;
  }
`;

const Name = styled(Email)``;

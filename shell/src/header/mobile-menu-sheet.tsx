import { type ShellUser } from '@rapport/remote-api';
import { type Registry } from '@rapport/registry';
import { Link } from '@rapport/remote-api/router';
import { Brand, media, Sheet, SheetItem, theme } from '@rapport/shared-ui';
import {
  Calendar,
  ChartNoAxesColumn,
  Compass,
  FileText,
  LayoutGrid,
  Lightbulb,
  ListChecks,
  LogOut,
  Mail,
  MessageSquare,
  Settings,
  Users,
} from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useHeadingFocus } from '../focus/use-heading-focus.ts';
import { ThemeControl } from '../settings/theme-control.tsx';
import { isCurrent } from '../remotes/current-part.ts';
import { UserAvatar } from '../session/user-avatar.tsx';

interface MobileMenuSheetProps {
  registry: Registry;
  pathname: string;
  user: ShellUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSignOut: () => void;
}

/** By the names of `NAV_ICONS` in the registry. */
const ICONS: Record<string, typeof LayoutGrid> = {
  calendar: Calendar,
  chart: ChartNoAxesColumn,
  compass: Compass,
  file: FileText,
  grid: LayoutGrid,
  lightbulb: Lightbulb,
  list: ListChecks,
  mail: Mail,
  message: MessageSquare,
  users: Users,
};

/** By path, if the registry names none. */
const USUAL_ICONS: Record<string, typeof LayoutGrid> = {
  '/contacts': Users,
  '/coaching': Compass,
  '/analytics': ChartNoAxesColumn,
};
const MY_ASSESSMENT = '/my-assessment';

/** The menu of narrow screens. It closes when an entry is chosen. */
export function MobileMenuSheet(props: MobileMenuSheetProps) {
  const { registry, pathname, user, open, onOpenChange, onSignOut } = props;
  const heading = useHeadingFocus(open);
  const close = () => onOpenChange(false);
  const go = () => {
    heading.expect();
    close();
  };
  useClosedWhenWide(open, close);

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Menu"
      closeLabel="Close menu"
      header={<Brand />}
      finalFocus={heading.target}
      footer={
        <>
          <ThemeControl />
          <Account>
            <UserAvatar user={user} size="xs" />
            <Email title={user.email}>{user.email}</Email>
            <SettingsLink to="/settings" aria-label="Settings" onClick={go}>
              <Settings aria-hidden />
            </SettingsLink>
          </Account>
        </>
      }
    >
      <Entries aria-label="Main">
        {registry.nav.map((entry) => {
          const Icon = ICONS[entry.icon ?? ''] ?? USUAL_ICONS[entry.path] ?? LayoutGrid;
          return (
            <SheetItem key={entry.path} asChild icon={<Icon aria-hidden />}>
              <Link
                to={entry.path}
                aria-current={isCurrent(registry, entry, pathname) ? 'page' : undefined}
                onClick={go}
              >
                {entry.label}
              </Link>
            </SheetItem>
          );
        })}
        <Line />
        <SheetItem asChild icon={<ListChecks aria-hidden />}>
          <Link
            to={MY_ASSESSMENT}
            aria-current={pathname === MY_ASSESSMENT ? 'page' : undefined}
            onClick={go}
          >
            My Assessment
          </Link>
        </SheetItem>
        <SheetItem
          icon={<LogOut aria-hidden />}
          onClick={() => {
            close();
            onSignOut();
          }}
        >
          Sign Out
        </SheetItem>
      </Entries>
    </Sheet>
  );
}

/** A tablet that's rotated shows the wide header, which the sheet would cover. */
function useClosedWhenWide(open: boolean, close: () => void): void {
  // The width of the window is outside of React.
  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia(media.wide.replace('@media ', ''));
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  });
}

const Entries = styled.nav`
  display: grid;
  gap: ${theme.space[1]};
`;

const Line = styled.hr`
  width: calc(100% - 2 * ${theme.space[3]});
  height: ${theme.size.hairline};
  margin: ${theme.space[2]} auto;
  border: 0;
  background: ${theme.color.borderSubtle};
`;

const Account = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  color: ${theme.color.textMuted};
`;

const SettingsLink = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.control};
  height: ${theme.size.control};
  border-radius: ${theme.radius.sm};
  color: inherit;

  &:hover {
    background: ${theme.color.hover};
  }

  & > svg {
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
    stroke-width: 1.75;
  }
`;

const Email = styled.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
`;

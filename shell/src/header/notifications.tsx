import { useShellApi } from '@rapport/remote-api';
import { useCommands } from '@rapport/remote-api/commands';
import { IconButton, theme } from '@rapport/shared-ui';
import { Bell } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { isInShownEnd, SHOW_NOTIFICATIONS } from '../commands/header-commands.ts';
import { usePanelOnDemand } from '../on-demand/use-panel-on-demand.ts';
import { useTodayCount } from './today-count.ts';

const loadPanel = () => import('./notifications-panel.tsx');
/** A larger number wouldn't fit and isn't more useful. */
const MOST = 99;

/** The bell of wide screens with the number of items for today, and its panel. */
export function Notifications({ onUnavailable }: { onUnavailable: () => void }) {
  const { part, open, setOpen, show, preparing } = usePanelOnDemand(loadPanel, onUnavailable);
  const count = useTodayCount();
  const place = useRef<HTMLSpanElement>(null);
  useCommands(useShellApi(), [
    { ...SHOW_NOTIFICATIONS, isAvailable: () => isInShownEnd(place.current), run: show },
  ]);
  const bell = {
    label: count === 0 ? 'Notifications' : `Notifications, ${count} new`,
    icon: <Bell aria-hidden strokeWidth={1.75} />,
  };
  return (
    <Place ref={place}>
      {part === null ? (
        <IconButton
          {...bell}
          aria-haspopup="dialog"
          aria-expanded={false}
          onClick={show}
          {...preparing}
        />
      ) : (
        <part.NotificationsPanel
          trigger={<IconButton {...bell} />}
          open={open}
          onOpenChange={setOpen}
        />
      )}
      {count > 0 && <Count aria-hidden>{count > MOST ? `${MOST}+` : count}</Count>}
    </Place>
  );
}

const Place = styled.span`
  position: relative;
`;

const Count = styled.span`
  position: absolute;
  top: calc(-1 * ${theme.space[1]});
  left: 55%;
  min-width: ${theme.space[4]};
  padding: 0 ${theme.space[1]};
  border-radius: ${theme.radius.full};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
  text-align: center;
  pointer-events: none;
`;

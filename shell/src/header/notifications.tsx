import { IconButton } from '@rapport/shared-ui';
import { Bell } from 'lucide-react';
import { usePanelOnDemand } from '../on-demand/use-panel-on-demand.ts';

const loadPanel = () => import('./notifications-panel.tsx');

/** The bell of wide screens and its panel. */
export function Notifications({ onUnavailable }: { onUnavailable: () => void }) {
  const { part, open, setOpen, show, preparing } = usePanelOnDemand(loadPanel, onUnavailable);
  const bell = { label: 'Notifications', icon: <Bell aria-hidden strokeWidth={1.75} /> };
  return part === null ? (
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
  );
}

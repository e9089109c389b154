import { Clock } from 'lucide-react';
import { SNOOZES } from '../../contacts/snoozes.ts';
import { MenuButton } from '../../ui/menu-button.tsx';

interface SnoozeButtonProps {
  /** The name of the entry to snooze. */
  what: string;
  onLater: (days: number) => void;
}

/** A clock button that opens the menu of days. */
export function SnoozeButton({ what, onLater }: SnoozeButtonProps) {
  return (
    <MenuButton
      size="sm"
      label={`Later: ${what}`}
      icon={<Clock aria-hidden />}
      entries={SNOOZES.map(({ days, label }) => ({
        label,
        icon: Clock,
        onSelect: () => onLater(days),
      }))}
    />
  );
}

import { SNOOZE_DAYS } from '@rapport/contracts';
import { Clock } from 'lucide-react';
import { MenuButton } from '../../ui/menu-button.tsx';

interface LaterButtonProps {
  /** What is put off. */
  what: string;
  onLater: (days: number) => void;
}

/** The clock: opens the menu of days. */
export function LaterButton({ what, onLater }: LaterButtonProps) {
  return (
    <MenuButton
      size="sm"
      label={`Later: ${what}`}
      icon={<Clock aria-hidden />}
      entries={SNOOZE_DAYS.map((days) => ({
        label: days === 1 ? 'Snooze for 1 day' : `Snooze for ${days} days`,
        icon: Clock,
        onSelect: () => onLater(days),
      }))}
    />
  );
}

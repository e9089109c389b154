import { Clock } from 'lucide-react';
import { SNOOZES } from '../../contacts/snoozes.ts';
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
      entries={SNOOZES.map(({ days, label }) => ({
        label,
        icon: Clock,
        onSelect: () => onLater(days),
      }))}
    />
  );
}

import { SNOOZE_DAYS } from '@rapport/contracts';
import { DropdownMenu, DropdownMenuItem } from '@rapport/shared-ui';
import { Clock } from 'lucide-react';
import { type ReactElement } from 'react';

interface LaterMenuProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLater: (days: number) => void;
}

/** For how long to put something off. */
export function LaterMenu({ trigger, open, onOpenChange, onLater }: LaterMenuProps) {
  return (
    <DropdownMenu trigger={trigger} open={open} onOpenChange={onOpenChange}>
      {SNOOZE_DAYS.map((days) => (
        <DropdownMenuItem key={days} icon={<Clock aria-hidden />} onSelect={() => onLater(days)}>
          {days === 1 ? 'Snooze for 1 day' : `Snooze for ${days} days`}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

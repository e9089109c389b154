import { Button, Popover } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function PopoverPage() {
  return (
    <Specimens>
      <Specimen title="Popover">
        <Popover label="Notifications" trigger={<Button>Open popover</Button>}>
          Nothing new. Reminders about contacts will be listed here.
        </Popover>
      </Specimen>
    </Specimens>
  );
}

import { ChartNoAxesColumn, Compass, ListChecks, LogOut, Users } from 'lucide-react';
import { useState } from 'react';
import { Brand, Button, Sheet, SheetItem } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function SheetPage() {
  const [open, setOpen] = useState(false);
  return (
    <Specimens>
      <Specimen title="Sheet: the menu of narrow screens">
        <Button onClick={() => setOpen(true)}>Open menu</Button>
        <Sheet
          open={open}
          onOpenChange={setOpen}
          title="Menu"
          closeLabel="Close menu"
          header={<Brand />}
          footer={<span>demo@rapport.local</span>}
        >
          <nav aria-label="Main">
            <SheetItem asChild icon={<Users aria-hidden />}>
              <a href="#sheet" aria-current="page">
                Contacts
              </a>
            </SheetItem>
            <SheetItem asChild icon={<Compass aria-hidden />}>
              <a href="#sheet">Coaching</a>
            </SheetItem>
            <SheetItem asChild icon={<ChartNoAxesColumn aria-hidden />}>
              <a href="#sheet">Analytics</a>
            </SheetItem>
            <SheetItem asChild icon={<ListChecks aria-hidden />}>
              <a href="#sheet">My Assessment</a>
            </SheetItem>
            <SheetItem icon={<LogOut aria-hidden />} onClick={() => setOpen(false)}>
              Sign Out
            </SheetItem>
          </nav>
        </Sheet>
      </Specimen>
    </Specimens>
  );
}

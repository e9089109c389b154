import { useState } from 'react';
import { Card, Collapsible } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function CollapsiblePage() {
  const [first, setFirst] = useState(true);
  const [second, setSecond] = useState(false);
  return (
    <Specimens>
      <Specimen title="Collapsible: open with a count, closed" column width="40rem">
        <Card>
          <Collapsible label="More questions" count={3} open={first} onOpenChange={setFirst}>
            <p>In a new place you mostly look around first.</p>
          </Collapsible>
        </Card>
        <Card>
          <Collapsible label="Details" open={second} onOpenChange={setSecond}>
            <p>Nothing that you need to know today.</p>
          </Collapsible>
        </Card>
      </Specimen>
    </Specimens>
  );
}

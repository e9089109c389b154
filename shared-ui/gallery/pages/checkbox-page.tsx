import { useState } from 'react';
import { Checkbox } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function CheckboxPage() {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(true);
  return (
    <Specimens>
      <Specimen title="Checkbox: rest, ticked, hint, disabled" column width="24rem">
        <Checkbox label="Write the date down" checked={first} onCheckedChange={setFirst} />
        <Checkbox
          label="Send a two-line update halfway, so that no one has to ask how far it is"
          checked={second}
          onCheckedChange={setSecond}
        />
        <Checkbox
          label="I have read this"
          hint="Asked once"
          checked={first}
          onCheckedChange={setFirst}
        />
        <Checkbox label="Not now" checked={false} onCheckedChange={setFirst} disabled />
        <Checkbox label="Always on" checked onCheckedChange={setFirst} disabled />
      </Specimen>
    </Specimens>
  );
}

import { useState } from 'react';
import { Select } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const kinds = [
  { value: 'call', label: 'Call' },
  { value: 'meeting', label: 'Meeting' },
  { value: 'message', label: 'Message' },
  { value: 'letter', label: 'Letter (not offered today)', disabled: true },
] as const;

type Kind = (typeof kinds)[number]['value'];

export function SelectPage() {
  const [kind, setKind] = useState<Kind | ''>('');
  const [sure, setSure] = useState<Kind>('call');
  return (
    <Specimens>
      <Specimen title="Select: placeholder, chosen, hint, invalid, disabled" column width="24rem">
        <Select
          label="Kind"
          placeholder="Choose one"
          options={kinds}
          value={kind}
          onValueChange={setKind}
        />
        <Select
          label="Channel"
          hint="How you talked"
          optional
          options={kinds}
          value={sure}
          onValueChange={setSure}
        />
        <Select
          label="Outcome"
          error="Choose an outcome"
          placeholder="Choose one"
          options={kinds}
          value={kind}
          onValueChange={setKind}
        />
        <Select label="Account" options={kinds} value="call" onValueChange={setSure} disabled />
      </Specimen>
      <Specimen title="Select: small, label hidden" column width="12rem">
        <Select
          label="Sort by"
          labelHidden
          size="sm"
          options={kinds}
          value={sure}
          onValueChange={setSure}
        />
      </Specimen>
    </Specimens>
  );
}

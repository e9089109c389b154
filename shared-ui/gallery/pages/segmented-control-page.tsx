import { useState } from 'react';
import { SegmentedControl } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const levels = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
] as const;

export function SegmentedControlPage() {
  const [level, setLevel] = useState<'high' | 'medium' | 'low'>('medium');
  const shared = { options: levels, value: level, onValueChange: setLevel };
  return (
    <Specimens>
      <Specimen title="Segmented control: rest, disabled">
        <SegmentedControl label="Response Confidence" {...shared} />
        <SegmentedControl label="Response Confidence, closed" disabled {...shared} />
      </Specimen>
      <Specimen title="Segmented control: block" column width="20rem">
        <SegmentedControl label="Response Confidence, wide" block {...shared} />
      </Specimen>
    </Specimens>
  );
}

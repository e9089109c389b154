import { ProgressBar } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function ProgressBarPage() {
  return (
    <Specimens>
      <Specimen title="Progress bar: 0, 29, 100" column width="37rem">
        <ProgressBar value={0} label="Nothing answered" />
        <ProgressBar value={29} label="Quiz progress" />
        <ProgressBar value={100} label="All answered" />
      </Specimen>
    </Specimens>
  );
}

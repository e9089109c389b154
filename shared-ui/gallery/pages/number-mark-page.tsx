import { NumberMark } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function NumberMarkPage() {
  return (
    <Specimens>
      <Specimen title="Number mark">
        {[1, 5, 9].map((value) => (
          <NumberMark key={value} value={value} label={`Motivation type ${value}`} />
        ))}
      </Specimen>
    </Specimens>
  );
}

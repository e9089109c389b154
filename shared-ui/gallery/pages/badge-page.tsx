import { Check } from 'lucide-react';
import { Badge } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function BadgePage() {
  return (
    <Specimens>
      <Specimen title="Badge: tones">
        <Badge tone="positive" icon={<Check aria-hidden />}>
          Assessment Complete
        </Badge>
        <Badge>Neutral</Badge>
        <Badge tone="warning">Follow-up needed</Badge>
        <Badge tone="negative">Negative</Badge>
        <Badge tone="info">New</Badge>
        <Badge tone="accent">Follow-up Question</Badge>
      </Specimen>
      <Specimen title="Badge: plain">
        <Badge tone="positive" plain>
          Assessment Complete
        </Badge>
        <Badge plain>Not assessed</Badge>
      </Specimen>
    </Specimens>
  );
}

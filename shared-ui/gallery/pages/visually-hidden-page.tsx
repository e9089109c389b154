import { VisuallyHidden } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function VisuallyHiddenPage() {
  return (
    <Specimens>
      <Specimen title="Visually hidden: the second half of this sentence is only read">
        <p>
          You see this<VisuallyHidden> and hear this</VisuallyHidden>.
        </p>
      </Specimen>
    </Specimens>
  );
}

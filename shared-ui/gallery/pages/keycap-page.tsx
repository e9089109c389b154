import { Keycap } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function KeycapPage() {
  return (
    <Specimens>
      <Specimen title="Keycap: small, medium">
        <Keycap>/</Keycap>
        <Keycap>Esc</Keycap>
        <Keycap $size="md">1</Keycap>
      </Specimen>
    </Specimens>
  );
}

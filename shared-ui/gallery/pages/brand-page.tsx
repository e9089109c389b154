import { Brand } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function BrandPage() {
  return (
    <Specimens>
      <Specimen title="Brand: plain, as a link">
        <Brand />
        <Brand asChild>
          <a href="#brand">Rapport</a>
        </Brand>
      </Specimen>
    </Specimens>
  );
}

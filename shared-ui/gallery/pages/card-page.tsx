import { Card } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function CardPage() {
  return (
    <Specimens>
      <Specimen title="Card: paddings, raised">
        <Card padding="none">none</Card>
        <Card padding="sm">sm</Card>
        <Card>md</Card>
        <Card padding="lg">lg</Card>
        <Card raised asChild>
          <article>raised article</article>
        </Card>
      </Specimen>
    </Specimens>
  );
}

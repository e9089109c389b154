import { Button, Tooltip } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function TooltipPage() {
  return (
    <Specimens>
      <Specimen title="Tooltip: on hover and focus">
        <Tooltip content="Senior Vice President, Partnerships, Fieldnotes Press">
          <Button>Hover or focus</Button>
        </Tooltip>
      </Specimen>
    </Specimens>
  );
}

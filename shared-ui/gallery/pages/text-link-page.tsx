import { ChevronLeft } from 'lucide-react';
import { TextLink } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function TextLinkPage() {
  return (
    <Specimens>
      <Specimen title="Text link: accent, small, muted with icon">
        <TextLink href="#text-link">View Assessment</TextLink>
        <TextLink href="#text-link" size="sm">
          Take Assessment
        </TextLink>
        <TextLink asChild tone="muted" icon={<ChevronLeft aria-hidden />}>
          <a href="#text-link">Back to Contacts</a>
        </TextLink>
      </Specimen>
      <Specimen title="Text link: inline" column>
        <p>
          Read{' '}
          <TextLink inline href="#text-link">
            how estimates are made
          </TextLink>{' '}
          before you rely on one.
        </p>
      </Specimen>
    </Specimens>
  );
}

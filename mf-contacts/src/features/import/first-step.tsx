import { Link } from '@rapport/remote-api/router';
import { TextLink } from '@rapport/shared-ui';
import { ChevronLeft } from 'lucide-react';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { FileStep, type FileStepProps } from './file-step.tsx';
import { StepFrame } from './step-frame.tsx';

interface FirstStepProps extends Omit<FileStepProps, 'isRead'> {
  /** Continues with the chosen file, once it can be imported. */
  onNext?: (() => void) | undefined;
}

/** The first step of an import: choosing a file. */
export function FirstStep({ onNext, ...file }: FirstStepProps) {
  return (
    <StepFrame
      step={1}
      title="Import contacts"
      lede="Bring people from a spreadsheet, a phone or another address book. Nothing is added before the last step."
      above={<WayBack />}
      next={onNext && { label: 'Continue', onClick: onNext }}
    >
      <FileStep {...file} isRead={onNext !== undefined} />
    </StepFrame>
  );
}

/** The link back to the list. */
export function WayBack() {
  return (
    <TextLink asChild tone="muted" icon={<ChevronLeft aria-hidden />}>
      <Link to={contactsRoute()}>Back to Contacts</Link>
    </TextLink>
  );
}

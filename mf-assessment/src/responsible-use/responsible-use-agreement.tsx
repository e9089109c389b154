import { RESPONSIBLE_USE_POINTS } from '@rapport/contracts';
import { Alert, Button, Checkbox, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { type Acknowledgement } from './use-acknowledgement.ts';

/** The responsible-use note with its checkbox, or the reason why it can't be shown yet. */
export function ResponsibleUseAgreement({ of: acknowledgement }: { of: Acknowledgement }) {
  switch (acknowledgement.status) {
    case 'loading':
      return (
        <Lines label="Loading">
          <Skeleton width="60%" />
          <Skeleton height={theme.space[16]} />
          <Skeleton height={theme.space[16]} />
        </Lines>
      );
    case 'failed':
      return (
        <Alert tone="negative" title="Couldn't open the assessment" role="alert">
          {acknowledgement.message}
        </Alert>
      );
    case 'needed':
      return (
        <Agreement>
          <Points>
            {RESPONSIBLE_USE_POINTS.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Points>
          <Checkbox
            label="I have read this and will use estimates in this way."
            checked={acknowledgement.ticked}
            onCheckedChange={acknowledgement.tick}
          />
          {acknowledgement.failure !== null && (
            <Alert tone="negative" title="Your agreement isn't saved yet" role="alert">
              {acknowledgement.failure}
            </Alert>
          )}
        </Agreement>
      );
    case 'done':
      return null;
    default:
      return acknowledgement satisfies never;
  }
}

/** The button below the responsible-use note: agree, or retry after a failure. */
export function AgreementButton({ of: acknowledgement }: { of: Acknowledgement }) {
  switch (acknowledgement.status) {
    case 'failed':
      return (
        <Button
          icon={<RotateCw aria-hidden />}
          pending={acknowledgement.pending}
          onClick={acknowledgement.retry}
        >
          Retry
        </Button>
      );
    case 'needed':
      return (
        <Button
          variant="primary"
          disabled={!acknowledgement.ticked}
          pending={acknowledgement.saving}
          pendingLabel="Saving..."
          onClick={acknowledgement.save}
        >
          {acknowledgement.failure === null ? 'Agree and Continue' : 'Retry'}
        </Button>
      );
    case 'loading':
    case 'done':
      return null;
    default:
      return acknowledgement satisfies never;
  }
}

const Lines = styled(SkeletonGroup)`
  display: grid;
  gap: ${theme.space[4]};
`;

const Agreement = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const Points = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  max-width: ${theme.size.measure};
  padding-left: ${theme.space[5]};
  font: ${theme.font.reading};
  list-style: disc;
  text-wrap: pretty;

  & > li::marker {
    color: ${theme.color.borderControl};
  }
`;

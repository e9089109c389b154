import { Button } from '@rapport/shared-ui';
import { RotateCw } from 'lucide-react';
import { type Acknowledgement } from './use-acknowledgement.ts';

/** What can be done about the responsible-use note as it stands. */
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
          {acknowledgement.problem === null ? 'Agree and Continue' : 'Retry'}
        </Button>
      );
    case 'loading':
    case 'done':
      return null;
    default:
      return acknowledgement satisfies never;
  }
}

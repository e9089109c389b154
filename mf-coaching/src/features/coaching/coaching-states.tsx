import { Link } from '@rapport/remote-api/router';
import { Button, Card, StateMessage } from '@rapport/shared-ui';
import { CircleAlert, ListChecks, RotateCw } from 'lucide-react';

/** Before the self-assessment there is nothing to match coaching with. */
export function AssessmentMissing() {
  return (
    <Card padding="lg">
      <StateMessage
        title="Complete Your Assessment"
        icon={<ListChecks aria-hidden />}
        actions={
          <Button variant="primary" asChild>
            <Link to="/my-assessment">Take Assessment</Link>
          </Button>
        }
      >
        Coaching is matched to your own scores. Fourteen questions, about five minutes.
      </StateMessage>
    </Card>
  );
}

interface CoachingFailedProps {
  /** Another attempt is running. */
  pending: boolean;
  onRetry: () => void;
}

/** The profile could not be loaded. */
export function CoachingFailed({ pending, onRetry }: CoachingFailedProps) {
  return (
    <Card padding="lg" role="alert">
      <StateMessage
        title="Unable to load coaching recommendations"
        icon={<CircleAlert aria-hidden />}
        tone="negative"
        actions={
          <Button icon={<RotateCw aria-hidden />} pending={pending} onClick={onRetry}>
            Retry
          </Button>
        }
      >
        Please try again later or complete your personality assessment first.
      </StateMessage>
    </Card>
  );
}

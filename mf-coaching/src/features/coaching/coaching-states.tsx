import { Link } from '@rapport/remote-api/router';
import { Button, Card, StateMessage, theme } from '@rapport/shared-ui';
import { CircleAlert, Compass, ListChecks, RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { openTraits } from './open-traits.ts';

/** Before the self-assessment there is nothing to match coaching with. */
export function AssessmentMissing() {
  return (
    <Panel padding="lg">
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
    </Panel>
  );
}

/**
 * Scores that no card fits.
 * @param open how many traits were not answered and took no part
 */
export function NothingMatches({ open }: { open: number }) {
  return (
    <Panel padding="lg">
      <StateMessage
        title="No matching recommendations"
        icon={<Compass aria-hidden />}
        actions={
          <Button asChild>
            <Link to="/my-assessment">My Personality Assessment</Link>
          </Button>
        }
      >
        {open === 0
          ? 'Nothing in the catalogue fits your present scores. Retake the assessment when your work changes.'
          : `Nothing in the catalogue fits the traits you have answered. ${openTraits(open)}`}
      </StateMessage>
    </Panel>
  );
}

interface CoachingFailedProps {
  /** Another attempt is running. */
  pending: boolean;
  onRetry: () => void;
}

/** The scores or the cards could not be loaded. */
export function CoachingFailed({ pending, onRetry }: CoachingFailedProps) {
  return (
    <Panel padding="lg" role="alert">
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
    </Panel>
  );
}

/** A message is read, so it is no wider than a text. */
const Panel = styled(Card)`
  max-width: ${theme.size.formMax};
`;

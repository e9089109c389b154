import { useDocumentTitle } from '@rapport/remote-api';
import { Link } from '@rapport/remote-api/router';
import { Button, Card, PartBoundary, StateMessage, theme } from '@rapport/shared-ui';
import { CircleAlert, Compass, ListChecks, RotateCw } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { ExampleCard } from '../features/coaching/example-card.tsx';
import {
  CoachingLayout,
  CoachingTitle,
  ResponsibleUseNote,
} from '../features/coaching/coaching-layout.tsx';
import { GroupsSkeleton, SummarySkeleton } from '../features/coaching/coaching-skeleton.tsx';
import { NextDue } from '../features/coaching/next-due.tsx';
import { NextDueSkeleton } from '../features/coaching/next-due-frame.tsx';
import { ProfileSummary, unansweredTraits } from '../features/coaching/profile-summary.tsx';
import { RecommendationGroups } from '../features/coaching/recommendation-groups.tsx';
import { type Coaching, useCoaching } from '../features/coaching/use-coaching.ts';

/** The page /coaching: small next steps, matched to the signed-in user's own scores. */
export function CoachingPage() {
  useDocumentTitle('Coaching');
  const coaching = useCoaching();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <CoachingLayout
      aside={
        <>
          <CoachingTitle ref={title} />
          {coaching.status === 'loading' && <SummarySkeleton />}
          {coaching.status === 'matched' && (
            <PartBoundary>
              <ProfileSummary scores={coaching.scores} unanswered={coaching.unanswered} />
            </PartBoundary>
          )}
        </>
      }
      footer={coaching.status === 'matched' && <ResponsibleUseNote />}
    >
      <Content coaching={coaching} onRecovered={() => title.current?.focus()} />
    </CoachingLayout>
  );
}

interface ContentProps {
  coaching: Coaching;
  /** Called after a successful retry, because its button, which had the focus, is gone. */
  onRecovered: () => void;
}

function Content({ coaching, onRecovered }: ContentProps) {
  switch (coaching.status) {
    case 'loading':
      return (
        <>
          <NextDueSkeleton />
          <GroupsSkeleton />
        </>
      );
    case 'failed': {
      const retry = () => void coaching.retry().then((worked) => worked && onRecovered());
      return <CoachingFailed pending={coaching.retrying} onRetry={retry} />;
    }
    case 'assessment-missing':
      return <AssessmentMissing />;
    case 'nothing-matches':
      return (
        <>
          <PartBoundary>
            <NextDue />
          </PartBoundary>
          <NothingMatches unanswered={coaching.unanswered} />
        </>
      );
    case 'matched':
      return (
        <>
          <PartBoundary>
            <NextDue />
          </PartBoundary>
          <PartBoundary>
            <RecommendationGroups groups={coaching.groups} />
          </PartBoundary>
        </>
      );
    default:
      return coaching satisfies never;
  }
}

/** Shown before the self-assessment, without which no coaching can be matched. */
function AssessmentMissing() {
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
      <ExampleCard />
    </Panel>
  );
}

/**
 * Shown if no card matches the scores.
 * @param unanswered the number of traits without an answer, which aren't used
 */
function NothingMatches({ unanswered }: { unanswered: number }) {
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
        {unanswered === 0
          ? 'No card fits your current scores. Retake the assessment when your work changes.'
          : `No card fits the traits you have answered. ${unansweredTraits(unanswered)}`}
      </StateMessage>
    </Panel>
  );
}

interface CoachingFailedProps {
  /** True while a retry is running. */
  pending: boolean;
  onRetry: () => void;
}

/** Shown if the scores or the cards couldn't be loaded. */
function CoachingFailed({ pending, onRetry }: CoachingFailedProps) {
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

/** As wide as running text. */
const Panel = styled(Card)`
  max-width: ${theme.size.formMax};
`;

import { useDocumentTitle } from '@rapport/remote-api';
import { useRef } from 'react';
import { CoachingLayout, CoachingTitle } from './coaching-layout.tsx';
import { GroupsSkeleton, SummarySkeleton } from './coaching-skeleton.tsx';
import { AssessmentMissing, CoachingFailed, NothingMatches } from './coaching-states.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { RecommendationGroups } from './recommendation-groups.tsx';
import { ResponsibleUseNote } from './responsible-use-note.tsx';
import { type Coaching, useCoaching } from './use-coaching.ts';

/** The page /coaching: small next steps, matched to the signed-in person's own scores. */
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
            <ProfileSummary scores={coaching.scores} open={coaching.open} />
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
  /** Called after a retry that worked: its button, which had the focus, is gone. */
  onRecovered: () => void;
}

function Content({ coaching, onRecovered }: ContentProps) {
  switch (coaching.status) {
    case 'loading':
      return <GroupsSkeleton />;
    case 'failed': {
      const retry = () => void coaching.retry().then((worked) => worked && onRecovered());
      return <CoachingFailed pending={coaching.retrying} onRetry={retry} />;
    }
    case 'assessment-missing':
      return <AssessmentMissing />;
    case 'nothing-matches':
      return <NothingMatches open={coaching.open} />;
    case 'matched':
      return <RecommendationGroups groups={coaching.groups} />;
    default:
      return coaching satisfies never;
  }
}

import { useDocumentTitle, useShellUser } from '@rapport/remote-api';
import { Alert, Button, PartBoundary, StateMessage } from '@rapport/shared-ui';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { useViewFocus } from '../ui/use-view-focus.ts';
import { Questions } from '../features/self-assessment/questions.tsx';
import { ResultActions, UnfinishedNotice } from '../features/self-assessment/result-actions.tsx';
import { Result } from '../features/self-assessment/result.tsx';
import { SaveBar } from '../features/self-assessment/save-bar.tsx';
import {
  SelfAssessmentColumn,
  SelfAssessmentHead,
  SelfAssessmentSkeleton,
} from '../features/self-assessment/self-assessment-layout.tsx';
import {
  useSelfAssessment,
  type LoadedView,
  type SelfAssessment,
} from '../features/self-assessment/use-self-assessment.ts';

/** The page /my-assessment: the user's questions or result. */
export function SelfAssessmentPage() {
  useDocumentTitle('My Assessment');
  const user = useShellUser();
  // When another user signs in, the page starts over with their answers.
  return user && <OwnSelfAssessment key={user.id} userId={user.id} />;
}

/** The self-assessment of one user. Once loaded, the heading stays while the content below it changes. */
function OwnSelfAssessment({ userId }: { userId: string }) {
  const assessment = useSelfAssessment(userId);
  const { view } = assessment;
  const heading = useRef<HTMLHeadingElement>(null);
  useViewFocus(view.name, heading);
  if (view.name === 'loading') return <SelfAssessmentSkeleton expectsResult={view.expectsResult} />;
  return (
    <>
      {view.name === 'questions' && (
        <SaveBar
          answers={view.answers}
          hasResult={view.hasResult}
          saving={assessment.saving}
          saveFailed={assessment.saveFailed}
          onSave={assessment.save}
        />
      )}
      <SelfAssessmentColumn
        $isResult={view.name === 'result'}
        $hasThumbBar={view.name === 'questions'}
      >
        <SelfAssessmentHead
          heading={heading}
          view={view}
          actions={
            view.name === 'result' && (
              <ResultActions
                behind={view.behind}
                unfinished={view.unfinished}
                onAsk={assessment.ask}
              />
            )
          }
        />
        <PartBoundary resetKey={view.name}>
          <Body {...assessment} view={view} />
        </PartBoundary>
      </SelfAssessmentColumn>
    </>
  );
}

interface BodyProps extends Omit<SelfAssessment, 'view'> {
  view: LoadedView;
}

function Body({ view, storedInBrowser, answer }: BodyProps) {
  switch (view.name) {
    case 'failed':
      return (
        <StateMessage
          title="Unable to load your assessment"
          tone="negative"
          icon={<CircleAlert aria-hidden />}
          actions={
            <Button icon={<RotateCw aria-hidden />} pending={view.retrying} onClick={view.retry}>
              Retry
            </Button>
          }
        >
          {view.message}
        </StateMessage>
      );
    case 'questions':
      return (
        <>
          {!storedInBrowser && (
            <Alert tone="warning" title="This browser doesn't let us keep your answers">
              They last until you leave or reload this page. Save before you go.
            </Alert>
          )}
          <Questions answers={view.answers} onAnswer={answer} />
        </>
      );
    case 'result':
      return (
        <>
          {view.unfinished && <UnfinishedNotice {...view.unfinished} />}
          <Result scores={view.scores} behind={view.behind} />
        </>
      );
    default:
      return view satisfies never;
  }
}

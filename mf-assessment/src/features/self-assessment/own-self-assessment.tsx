import { Alert, Button, StateMessage } from '@rapport/shared-ui';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { Questions } from './questions.tsx';
import { Result } from './result.tsx';
import { ResultActions } from './result-actions.tsx';
import { SavingBar } from './saving-bar.tsx';
import { SelfAssessmentColumn } from './self-assessment-column.ts';
import { SelfAssessmentHead } from './self-assessment-head.tsx';
import { SelfAssessmentSkeleton } from './self-assessment-skeleton.tsx';
import { UnfinishedNotice } from './unfinished-notice.tsx';
import { useSelfAssessment, type LoadedView, type SelfAssessment } from './use-self-assessment.ts';
import { useViewFocus } from '../../use-view-focus.ts';

/** The self-assessment of one person. Once loaded, the heading stays while what is below it comes and goes. */
export function OwnSelfAssessment({ userId }: { userId: string }) {
  const assessment = useSelfAssessment(userId);
  const { view } = assessment;
  const heading = useRef<HTMLHeadingElement>(null);
  useViewFocus(view.name, heading);
  if (view.name === 'loading') return <SelfAssessmentSkeleton expectsResult={view.expectsResult} />;
  return (
    <>
      {view.name === 'questions' && (
        <SavingBar
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
        <Body {...assessment} view={view} />
      </SelfAssessmentColumn>
    </>
  );
}

interface BodyProps extends Omit<SelfAssessment, 'view'> {
  view: LoadedView;
}

function Body({ view, keptInBrowser, answer }: BodyProps) {
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
          {!keptInBrowser && (
            <Alert tone="warning" title="This browser does not let us keep your answers">
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

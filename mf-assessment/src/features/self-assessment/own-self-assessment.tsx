import { Alert, Button, media, StateMessage, theme } from '@rapport/shared-ui';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { PageColumn } from '../../page-column.ts';
import { AnswerBarSkeleton } from './answer-bar.tsx';
import { Questions } from './questions.tsx';
import { Result } from './result.tsx';
import { ResultActions } from './result-actions.tsx';
import { SavingBar } from './saving-bar.tsx';
import { SelfAssessmentHead } from './self-assessment-head.tsx';
import { SelfAssessmentSkeleton } from './self-assessment-skeleton.tsx';
import { UnfinishedNotice } from './unfinished-notice.tsx';
import { useSelfAssessment, type SelfAssessment } from './use-self-assessment.ts';
import { useViewFocus } from './use-view-focus.ts';

/** The self-assessment of one person. The heading stays while what is below it comes and goes. */
export function OwnSelfAssessment({ userId }: { userId: string }) {
  const assessment = useSelfAssessment(userId);
  const { view } = assessment;
  const isResult = view.name === 'result' || (view.name === 'loading' && view.expectsResult);
  const heading = useRef<HTMLHeadingElement>(null);
  useViewFocus(view.name, heading);
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
      {view.name === 'loading' && !view.expectsResult && <AnswerBarSkeleton />}
      <Column $isResult={isResult} $hasThumbBar={view.name === 'questions'}>
        <SelfAssessmentHead
          heading={heading}
          view={view}
          isResult={isResult}
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
        <Body {...assessment} />
      </Column>
    </>
  );
}

function Body({ view, keptInBrowser, answer }: SelfAssessment) {
  switch (view.name) {
    case 'loading':
      return <SelfAssessmentSkeleton />;
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

/** A result has room for its scales; below questions a small screen has the buttons at the thumb. */
const Column = styled(PageColumn)<{ $isResult: boolean; $hasThumbBar: boolean }>`
  max-width: ${({ $isResult }) => ($isResult ? theme.size.detailMax : theme.size.formMax)};

  ${media.small} {
    padding-bottom: ${({ $hasThumbBar }) =>
      $hasThumbBar ? `calc(2 * ${theme.space[16]})` : theme.space[16]};
  }
`;

import { selfAssessmentProgressText, type SelfAssessmentAnswers } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Alert, Button, ConfirmDialog, media, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { goOnText, scored, type UnfinishedAnswers } from './self-assessment-answers.ts';

interface ResultActionsProps {
  /** The answers behind the result; null if they're unknown. */
  behind: SelfAssessmentAnswers | null;
  unfinished: UnfinishedAnswers | null;
  /** Opens the questions with these answers chosen. */
  onAsk: (answers: SelfAssessmentAnswers) => void;
}

/** The buttons of a result: retake it, continue or change its answers, and read the coaching. */
export function ResultActions({ behind, unfinished, onAsk }: ResultActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const startAgain = () => onAsk({});
  return (
    <Actions>
      <Button onClick={() => (unfinished ? setIsAsking(true) : startAgain())}>Retake</Button>
      {unfinished ? (
        <Button variant="primary" onClick={() => onAsk(unfinished.answers)}>
          {unfinished.from === 'first-sitting' ? goOnText(unfinished.answers) : 'Continue'}
        </Button>
      ) : (
        behind && <Button onClick={() => onAsk(behind)}>Change Answers</Button>
      )}
      <Button variant={unfinished ? 'outline' : 'primary'} asChild>
        <Link to="/coaching">Open Coaching</Link>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Start again without these answers?"
        tone="caution"
        confirmLabel="Start Again"
        cancelLabel="Keep Answers"
        onConfirm={() => {
          setIsAsking(false);
          startAgain();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {unfinished && `${selfAssessmentProgressText(scored(unfinished.answers))}. `}
        Starting again drops these answers. Your saved result stays until you save a new one.
      </ConfirmDialog>
    </Actions>
  );
}

/** A notice above a result that there are answers to continue with. */
export function UnfinishedNotice({ answers, from }: UnfinishedAnswers) {
  const progress = selfAssessmentProgressText(scored(answers));
  switch (from) {
    case 'first-sitting':
      return (
        <Alert tone="info" title={progress}>
          Questions you haven't answered are shown as unanswered, and your coaching leaves them out.
        </Alert>
      );
    case 'retake':
      return (
        <Alert tone="info" title={`New answers are waiting: ${progress}`}>
          They're saved in this browser. The result below stays until you save them.
        </Alert>
      );
    default:
      return from satisfies never;
  }
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  ${media.small} {
    width: 100%;

    & > * {
      flex: 1 1 auto;
    }
  }
`;

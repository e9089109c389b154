import { Button, Keycap, media, theme } from '@rapport/shared-ui';
import { ArrowLeft, RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { unsavedCount } from './given-answers.ts';
import { type QuizSession } from './quiz-session.ts';

interface QuestionFooterProps {
  session: QuizSession;
  onPrevious: () => void;
  onRetry: () => void;
}

/** What can be done beside answering: going back, and saving again. */
export function QuestionFooter({ session, onPrevious, onRetry }: QuestionFooterProps) {
  const saving = session.stage === 'saving';
  const atStart = unsavedCount(session) === 0;
  return (
    <>
      {atStart && session.narrowing === null ? (
        <Note>An estimate from what you have seen, not a fact about the person.</Note>
      ) : (
        <Previous
          variant="ghost"
          icon={<ArrowLeft aria-hidden />}
          aria-disabled={saving}
          onClick={onPrevious}
        >
          {atStart ? 'Back to Result' : 'Previous Question'}
        </Previous>
      )}
      {session.stage === 'asking' ? (
        <Keys>
          Answer with <Keycap>1</Keycap>
          <Keycap>2</Keycap>
          <Keycap>3</Keycap>
        </Keys>
      ) : (
        <Button
          variant="primary"
          pending={saving}
          pendingLabel="Saving..."
          icon={<RotateCw aria-hidden />}
          onClick={onRetry}
        >
          Retry
        </Button>
      )}
    </>
  );
}

/** What can be done with a result. */
export function ResultFooter(actions: { onRestart: () => void; onClose: () => void }) {
  return (
    <>
      <Button onClick={actions.onRestart}>Retake Quiz</Button>
      <Button variant="primary" onClick={actions.onClose}>
        View Contact Profile
      </Button>
    </>
  );
}

/** What can be done with the answers of an earlier sitting. */
export function ResumeFooter(actions: { onRestart: () => void; onGoOn: () => void }) {
  return (
    <>
      <Button onClick={actions.onRestart}>Start Over</Button>
      <Button variant="primary" onClick={actions.onGoOn}>
        Continue
      </Button>
    </>
  );
}

/** As high as the button that takes its place, so that the dialog does not jump. */
const Note = styled.p`
  display: flex;
  align-items: center;
  min-height: ${theme.size.control};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  text-wrap: pretty;
`;

/** Its words, not its box, share the edge of the answers above; it waits without a box, too. */
const Previous = styled(Button)`
  margin-left: calc(-1 * ${theme.space[3]});

  &[aria-disabled='true'] {
    background: none;
  }
`;

const Keys = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};

  ${media.narrow} {
    display: none;
  }
`;

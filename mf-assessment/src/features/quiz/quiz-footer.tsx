import { Button, Keycap, media, theme } from '@rapport/shared-ui';
import { ArrowLeft, RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { type QuizSession } from './quiz-session.ts';

interface QuizFooterProps {
  session: QuizSession;
  onPrevious: () => void;
  onRetry: () => void;
  onRestart: () => void;
  onViewProfile: () => void;
}

/** What can be done beside answering: going back, saving again, and leaving the result. */
export function QuizFooter({
  session,
  onPrevious,
  onRetry,
  onRestart,
  onViewProfile,
}: QuizFooterProps) {
  if (session.stage === 'saved') {
    return (
      <>
        <Button onClick={onRestart}>Retake Quiz</Button>
        <Button variant="primary" onClick={onViewProfile}>
          View Contact Profile
        </Button>
      </>
    );
  }
  const saving = session.stage === 'saving';
  return (
    <>
      {session.answers.length === 0 ? (
        <Note>An estimate from what you have seen, not a fact about the person.</Note>
      ) : (
        <Previous
          variant="ghost"
          icon={<ArrowLeft aria-hidden />}
          aria-disabled={saving}
          onClick={onPrevious}
        >
          Previous Question
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

import { type Answer, type QuizQuestion } from '@rapport/contracts';
import {
  Alert,
  Badge,
  Button,
  Keycap,
  media,
  ProgressBar,
  RadioCards,
  theme,
} from '@rapport/shared-ui';
import { ArrowLeft, CornerDownRight, RotateCw } from 'lucide-react';
import { useId, type Ref } from 'react';
import styled from 'styled-components';
import { moreQuestions, useProgressFill } from '../../ui/progress-fill.ts';
import { unsavedCount, type QuizProgress } from './quiz-answers.ts';
import { type QuizSession } from './quiz-session.ts';

interface QuestionStepProps {
  question: QuizQuestion;
  questionNumber: number;
  progress: QuizProgress;
  /** True if the questions narrow down a tie. */
  narrowing: boolean;
  /** The answer that completed the quiz, while its result isn't saved; otherwise null. */
  chosen: Answer | null;
  unsaved: boolean;
  storedInBrowser: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onAnswer: (answer: Answer) => void;
}

/** A question of the quiz with its three answers. Choosing one shows the next question immediately. */
export function QuestionStep({
  question,
  questionNumber,
  progress,
  narrowing,
  chosen,
  unsaved,
  storedInBrowser,
  headingRef,
  onAnswer,
}: QuestionStepProps) {
  const questionId = useId();
  const badgeId = useId();
  const isFollowUp = question.level === 'L2';
  const filled = Math.round(useProgressFill(progress));
  return (
    <>
      <Meta>
        <Position>Question {questionNumber}</Position>
        <span>{filled}%</span>
      </Meta>
      <ProgressBar value={filled} label="Quiz progress" />
      <Scope role="status">{scope(progress, narrowing)}</Scope>
      {unsaved && (
        <NotSaved tone="negative" title="The result isn't saved yet">
          {storedInBrowser
            ? 'Your answers stay in this browser. Retry, or change your last answer.'
            : 'Your answers stay until you leave this page. Retry, or change your last answer.'}
        </NotSaved>
      )}
      <Asking>
        {isFollowUp && (
          <Badge id={badgeId} tone="accent" icon={<CornerDownRight aria-hidden />}>
            Follow-up Question
          </Badge>
        )}
        <Question
          id={questionId}
          ref={headingRef}
          tabIndex={-1}
          aria-describedby={isFollowUp ? badgeId : undefined}
        >
          {question.text}
        </Question>
      </Asking>
      <RadioCards
        // Each question is a new group, in which nothing is focused or chosen yet.
        key={question.id}
        labelledBy={questionId}
        size="lg"
        arrowKeys="move"
        value={chosen}
        onValueChange={onAnswer}
        options={[
          { value: 'A', label: question.optionA.text, shortcut: '1' },
          { value: 'B', label: question.optionB.text, shortcut: '2' },
          { value: 'Unsure', label: question.unsure.text, shortcut: '3', quiet: true },
        ]}
      />
    </>
  );
}

/** Says at the start how many questions there are, and after an Unsure why there are more. */
function scope({ answered, expected, added }: QuizProgress, narrowing: boolean): string | null {
  if (added > 0) return moreQuestions(added);
  if (answered > 0) return null;
  if (!narrowing) return `${expected} questions, more where you're not sure`;
  return `${expected} ${expected === 1 ? 'question' : 'questions'} to tell the tied types apart`;
}

interface QuestionFooterProps {
  session: QuizSession;
  /** Ends the quiz with the answers so far; null while there are first-level questions to ask. */
  onFinish: (() => void) | null;
  onPrevious: () => void;
  onRetry: () => void;
}

/** The buttons of a question: going back, and saving again. */
export function QuestionFooter({ session, onFinish, onPrevious, onRetry }: QuestionFooterProps) {
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
      {session.stage === 'asking' && onFinish !== null ? (
        <Button variant="ghost" onClick={onFinish}>
          Finish without these
        </Button>
      ) : session.stage === 'asking' ? (
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

/** Keeps its height when empty, so that nothing jumps. */
const Scope = styled.p`
  min-height: 1lh;
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const Meta = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.font.smallMedium};
  font-variant-numeric: tabular-nums;
`;

const Position = styled.span`
  color: ${theme.color.text};
`;

const NotSaved = styled(Alert)`
  margin-top: ${theme.space[4]};
`;

const Asking = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  margin: ${theme.space[6]} 0;

  ${media.small} {
    margin: ${theme.space[4]} 0 ${theme.space[5]};
  }
`;

const Question = styled.h3`
  font: ${theme.font.question};
  letter-spacing: ${theme.tracking.tight};
  text-wrap: balance;

  /* Takes the focus so that it is read; there is nothing to operate. */
  &:focus {
    outline: none;
  }
`;

/** As high as the button that replaces it, so that the dialog doesn't jump. */
const Note = styled.p`
  display: flex;
  align-items: center;
  min-height: ${theme.size.control};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  text-wrap: pretty;
`;

/** Aligns its text, not its box, with the answers above. It shows no box while it waits. */
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

import { QUIZ_BANK, quizState, type Answer } from '@rapport/contracts';
import { type QuizDialogProps } from '@rapport/remote-api';
import { Avatar, Dialog, theme } from '@rapport/shared-ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { LeaveQuiz } from './leave-quiz.tsx';
import { QuestionView } from './question-view.tsx';
import { QuizFooter } from './quiz-footer.tsx';
import { QuizResults } from './quiz-results.tsx';
import { useMovingFocus } from './use-moving-focus.ts';
import { useQuizKeys } from './use-quiz-keys.ts';
import { useQuizSession } from './use-quiz-session.ts';

interface ContactQuizProps extends QuizDialogProps {
  userId: string;
  onViewProfile: () => void;
}

/** The quiz about one contact, in a dialog: question by question, then the result. */
export function ContactQuiz({
  shell,
  userId,
  contact,
  open,
  onClose,
  onViewProfile,
}: ContactQuizProps) {
  const quiz = useQuizSession({ shell, userId, contactId: contact.id, open });
  const { session } = quiz;
  const [leaving, setLeaving] = useState(false);
  const questionRef = useRef<HTMLHeadingElement>(null);
  const resultRef = useRef<HTMLSpanElement>(null);

  const saved = session.stage === 'saved';
  // Once all is answered, the last question stays on screen, with its answer, until the result is saved.
  const decided = session.stage === 'asking' ? session.answers : session.answers.slice(0, -1);
  const { next: question, questionNumber } = quizState(QUIZ_BANK, decided);
  const { percent } = quizState(QUIZ_BANK, session.answers);

  function answer(given: Answer) {
    if (session.stage !== 'saving') quiz.answer(given);
  }
  function previous() {
    if (session.stage !== 'saving' && session.answers.length > 0) quiz.previous();
  }

  useMovingFocus(open, saved ? 'result' : (question?.id ?? ''), saved ? resultRef : questionRef);
  useQuizKeys({ active: open && !saved && !leaving, onAnswer: answer, onBack: previous });

  const count = session.answers.length;
  const titles = saved
    ? {
        title: (
          <Title ref={resultRef} tabIndex={-1}>
            {contact.displayName} at work
          </Title>
        ),
        description: `Based on your ${count} answers`,
      }
    : {
        title: `Assess ${contact.displayName}`,
        header: (
          <Person>
            <Avatar name={contact.displayName} size="xs" />
            <Name>{contact.displayName}</Name>
          </Person>
        ),
      };

  return (
    <>
      <Dialog
        {...titles}
        open={open}
        onOpenChange={() => (saved || count === 0 ? onClose() : setLeaving(true))}
        fullScreenWhenSmall
        initialFocus={questionRef}
        footerLayout={saved ? 'end' : 'split'}
        footer={
          <QuizFooter
            session={session}
            onPrevious={previous}
            onRetry={quiz.retry}
            onRestart={quiz.restart}
            onViewProfile={onViewProfile}
          />
        }
      >
        {session.stage === 'saved' ? (
          <QuizResults result={session.result} />
        ) : (
          question && (
            <QuestionView
              question={question}
              questionNumber={questionNumber}
              percent={percent}
              chosen={session.answers[decided.length] ?? null}
              resumed={session.stage === 'asking' ? session.resumed : 0}
              unsaved={session.stage === 'unsaved'}
              keptInBrowser={quiz.keptInBrowser}
              headingRef={questionRef}
              onAnswer={answer}
              onRestart={quiz.restart}
            />
          )
        )}
      </Dialog>
      <LeaveQuiz
        open={leaving && !saved}
        answers={count}
        keptInBrowser={quiz.keptInBrowser}
        onStay={() => setLeaving(false)}
        onLeave={() => {
          setLeaving(false);
          onClose();
        }}
      />
    </>
  );
}

const Title = styled.span`
  &:focus {
    outline: none;
  }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  color: ${theme.color.textMuted};
  font: ${theme.font.bodyMedium};
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

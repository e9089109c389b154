import {
  QUIZ_BANK,
  type Answer,
  nameInSentence,
  type QuizResponse,
  shownText,
} from '@rapport/contracts';
import { type QuizDialogProps } from '@rapport/remote-api';
import { Dialog } from '@rapport/shared-ui';
import { useRef, useState } from 'react';
import { AgreementButton } from '../../responsible-use/agreement-button.tsx';
import { ResponsibleUseAgreement } from '../../responsible-use/responsible-use-agreement.tsx';
import { useAcknowledgement } from '../../responsible-use/use-acknowledgement.ts';
import {
  lastAnswer,
  openReasonOf,
  questionsToNarrow,
  stepAfter,
  unsavedCount,
} from './given-answers.ts';
import { LeaveQuiz } from './leave-quiz.tsx';
import { QuestionView } from './question-view.tsx';
import { QuestionFooter, ResultFooter, ResumeFooter } from './quiz-footer.tsx';
import { decided } from './quiz-session.ts';
import { AssessedContact, QuizTitle } from './quiz-heading.tsx';
import { QuizResults } from './quiz-results.tsx';
import { quizTitles, type QuizView } from './quiz-titles.ts';
import { ResumeView } from './resume-view.tsx';
import { useMovingFocus } from './use-moving-focus.ts';
import { useQuizKeys } from './use-quiz-keys.ts';
import { useQuizSession } from './use-quiz-session.ts';

export interface ContactQuizProps extends QuizDialogProps {
  userId: string;
  /** The answers of the result to narrow down first; absent to begin with the first question. */
  earlier?: readonly QuizResponse[] | undefined;
}

/** The quiz about one contact, in a dialog: the note once, question by question, then the result. */
export function ContactQuiz({ shell, userId, contact, open, onClose, earlier }: ContactQuizProps) {
  const acknowledgement = useAcknowledgement(shell, open);
  const quiz = useQuizSession({ shell, userId, contactId: contact.id, open, earlier });
  const { session } = quiz;
  const [leaving, setLeaving] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const titleRef = useRef<HTMLSpanElement>(null);

  const view: QuizView =
    acknowledgement.status !== 'done'
      ? 'note'
      : session.stage === 'saved'
        ? 'result'
        : session.stage === 'asking' && session.resumed
          ? 'resume'
          : 'question';
  const { question, questionNumber } = stepAfter(QUIZ_BANK, decided(session));
  const progress = stepAfter(QUIZ_BANK, session);
  const unsaved = session.stage === 'saved' ? 0 : unsavedCount(session);

  const losing = view === 'question' && unsaved > 0;

  function answer(given: Answer) {
    if (session.stage !== 'saving') quiz.answer(given);
  }
  function previous() {
    if (session.stage !== 'saving') quiz.previous();
  }

  const { title, description, underContact } = quizTitles(view, contact, session, acknowledgement);
  const focusRef = underContact ? headingRef : titleRef;
  useMovingFocus(
    open,
    view === 'question' ? (question?.id ?? '') : `${view} ${acknowledgement.status}`,
    focusRef,
  );
  useQuizKeys({
    active: open && view === 'question' && !leaving,
    onAnswer: answer,
    onBack: previous,
  });

  return (
    <>
      <Dialog
        title={
          <QuizTitle ref={titleRef} tabIndex={-1}>
            {title}
          </QuizTitle>
        }
        description={description}
        header={
          underContact ? <AssessedContact name={shownText(contact.displayName)} /> : undefined
        }
        open={open}
        onOpenChange={() => (losing ? setLeaving(true) : onClose())}
        fullScreenWhenSmall
        initialFocus={focusRef}
        footerLayout={view === 'question' ? 'split' : 'end'}
        footer={
          {
            note:
              acknowledgement.status === 'loading' ? undefined : (
                <AgreementButton of={acknowledgement} />
              ),
            resume: <ResumeFooter onRestart={quiz.restart} onGoOn={quiz.goOn} />,
            question: (
              <QuestionFooter session={session} onPrevious={previous} onRetry={quiz.retry} />
            ),
            result: <ResultFooter onRestart={quiz.restart} onClose={onClose} />,
          }[view]
        }
      >
        {view === 'note' && <ResponsibleUseAgreement of={acknowledgement} />}
        {view === 'resume' && (
          <ResumeView
            given={session}
            contactName={nameInSentence(contact.displayName)}
            headingRef={headingRef}
          />
        )}
        {view === 'question' && question && (
          <QuestionView
            question={question}
            questionNumber={questionNumber}
            progress={progress}
            narrowing={session.narrowing !== null}
            chosen={session.stage === 'asking' ? null : (lastAnswer(session) ?? null)}
            unsaved={session.stage === 'unsaved'}
            keptInBrowser={quiz.keptInBrowser}
            headingRef={headingRef}
            onAnswer={answer}
          />
        )}
        {session.stage === 'saved' && view === 'result' && (
          <QuizResults
            result={session.result}
            enneagramOpenReason={openReasonOf(QUIZ_BANK, session)}
            narrowingQuestions={
              session.narrowing === null ? questionsToNarrow(QUIZ_BANK, session).length : 0
            }
            onNarrowDown={quiz.narrowDown}
          />
        )}
      </Dialog>
      <LeaveQuiz
        open={leaving && losing}
        answers={unsaved}
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

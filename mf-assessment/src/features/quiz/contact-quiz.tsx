import { QUIZ_BANK, type Answer, nameInSentence, type QuizResponse } from '@rapport/contracts';
import { type QuizDialogProps } from '@rapport/remote-api';
import { Button, ConfirmDialog, Dialog } from '@rapport/shared-ui';
import { useRef, useState } from 'react';
import {
  AgreementButton,
  ResponsibleUseAgreement,
} from '../../responsible-use/responsible-use-agreement.tsx';
import { useAcknowledgement } from '../../responsible-use/use-acknowledgement.ts';
import { ObjectedMessage } from '../../ui/objected-message.tsx';
import { useViewFocus } from '../../ui/use-view-focus.ts';
import { QuestionFooter, QuestionStep } from './question-step.tsx';
import {
  lastAnswer,
  narrowedText,
  openReasonOf,
  progressAfter,
  questionsToNarrow,
  unsavedCount,
} from './quiz-answers.ts';
import { decided } from './quiz-session.ts';
import { AssessedContact, quizStep, QuizTitle, stepTitles } from './quiz-steps.tsx';
import { ResultFooter, ResultStep } from './result-step.tsx';
import { ResumeFooter, ResumeStep } from './resume-step.tsx';
import { useQuizKeys } from './use-quiz-keys.ts';
import { useQuizSession } from './use-quiz-session.ts';

export interface ContactQuizProps extends QuizDialogProps {
  userId: string;
  /** The answers of a result that's to be narrowed down; absent for a new quiz. */
  earlier?: readonly QuizResponse[] | undefined;
}

/** The quiz about one contact, in a dialog: the note the first time, then question by question, then the result. */
export function ContactQuiz({ shell, userId, contact, open, onClose, earlier }: ContactQuizProps) {
  const acknowledgement = useAcknowledgement(shell, open);
  const quiz = useQuizSession({ shell, userId, contactId: contact.id, open, earlier });
  const { session } = quiz;
  const [leaving, setLeaving] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const titleRef = useRef<HTMLSpanElement>(null);

  const step = quizStep(acknowledgement, session);
  const { question, questionNumber } = progressAfter(QUIZ_BANK, decided(session));
  const progress = progressAfter(QUIZ_BANK, session);
  const unsaved = session.stage === 'saved' ? 0 : unsavedCount(session);

  const losing = step === 'question' && unsaved > 0;

  function answer(chosen: Answer) {
    if (session.stage !== 'saving') quiz.answer(chosen);
  }
  function previous() {
    if (session.stage !== 'saving') quiz.previous();
  }

  const { title, description, underContact } = stepTitles(step, contact, session, acknowledgement);
  const focusRef = underContact ? headingRef : titleRef;
  const view = step === 'question' ? (question?.id ?? '') : `${step} ${acknowledgement.status}`;
  useViewFocus(open ? view : null, focusRef);
  useQuizKeys({
    active: open && step === 'question' && !leaving,
    onAnswer: answer,
    onBack: previous,
  });

  if (quiz.objected) {
    return (
      <Dialog
        title={`Assess ${nameInSentence(contact.displayName)}`}
        open={open}
        onOpenChange={onClose}
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <ObjectedMessage contact={contact} headingLevel={3} />
      </Dialog>
    );
  }

  return (
    <>
      <Dialog
        title={
          <QuizTitle ref={titleRef} tabIndex={-1}>
            {title}
          </QuizTitle>
        }
        description={description}
        header={underContact ? <AssessedContact shell={shell} contact={contact} /> : undefined}
        open={open}
        onOpenChange={() => (losing ? setLeaving(true) : onClose())}
        fullScreenWhenSmall
        initialFocus={focusRef}
        footerLayout={step === 'question' ? 'split' : 'end'}
        footer={
          {
            note:
              acknowledgement.status === 'loading' ? undefined : (
                <AgreementButton of={acknowledgement} />
              ),
            resume: <ResumeFooter onRestart={quiz.restart} onGoOn={quiz.goOn} />,
            question: (
              <QuestionFooter
                session={session}
                onFinish={
                  question?.level === 'L2' && session.narrowing === null ? quiz.finish : null
                }
                onPrevious={previous}
                onRetry={quiz.retry}
              />
            ),
            result: <ResultFooter onRestart={quiz.restart} onClose={onClose} />,
          }[step]
        }
      >
        {step === 'note' && <ResponsibleUseAgreement of={acknowledgement} />}
        {step === 'resume' && (
          <ResumeStep
            draft={session}
            contactName={nameInSentence(contact.displayName)}
            headingRef={headingRef}
          />
        )}
        {step === 'question' && question && (
          <QuestionStep
            question={question}
            questionNumber={questionNumber}
            progress={progress}
            narrowing={session.narrowing !== null}
            chosen={session.stage === 'asking' ? null : (lastAnswer(session) ?? null)}
            unsaved={session.stage === 'unsaved'}
            storedInBrowser={quiz.storedInBrowser}
            headingRef={headingRef}
            onAnswer={answer}
          />
        )}
        {session.stage === 'saved' && step === 'result' && (
          <ResultStep
            result={session.result}
            enneagramOpenReason={openReasonOf(QUIZ_BANK, session)}
            narrowingQuestions={
              session.narrowing === null ? questionsToNarrow(QUIZ_BANK, session).length : 0
            }
            narrowed={narrowedText(QUIZ_BANK, session)}
            onNarrowDown={quiz.narrowDown}
          />
        )}
      </Dialog>
      <LeaveQuiz
        open={leaving && losing}
        answers={unsaved}
        storedInBrowser={quiz.storedInBrowser}
        onStay={() => setLeaving(false)}
        onLeave={() => {
          setLeaving(false);
          onClose();
        }}
      />
    </>
  );
}

interface LeaveQuizProps {
  open: boolean;
  /** The number of unsaved answers. */
  answers: number;
  storedInBrowser: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before an unfinished quiz is left, and says what happens to the answers. */
function LeaveQuiz({ open, answers, storedInBrowser, onStay, onLeave }: LeaveQuizProps) {
  const subject = answers === 1 ? 'Your answer stays' : `Your ${answers} answers stay`;
  return (
    <ConfirmDialog
      open={open}
      title="Leave the quiz?"
      tone="caution"
      confirmLabel="Leave Quiz"
      cancelLabel="Keep Answering"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {storedInBrowser
        ? `${subject} in this browser. Open the quiz again to continue.`
        : `${subject} here until you leave or reload this page, because this browser doesn't let us store them. Nothing is saved before the last question.`}
    </ConfirmDialog>
  );
}

import { selfAssessmentProgressText, type SelfAssessmentAnswers } from '@rapport/contracts';
import { ConfirmDialog } from '@rapport/shared-ui';
import { useState } from 'react';
import { AnswerBar } from './answer-bar.tsx';
import { scored } from './answers-at-hand.ts';
import { focusQuestion } from './question-element.ts';
import { nextUnanswered } from './questions.tsx';

interface SavingBarProps {
  answers: SelfAssessmentAnswers;
  /** There is a stored result, which saving replaces. */
  hasResult: boolean;
  saving: boolean;
  /** The last attempt to save failed. */
  saveFailed: boolean;
  onSave: () => void;
}

/** The bar over the questions. It asks before fewer answers replace a result. */
export function SavingBar({ answers, hasResult, saving, saveFailed, onSave }: SavingBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const result = scored(answers);
  return (
    <>
      <AnswerBar
        result={result}
        saving={saving}
        saveFailed={saveFailed}
        onSave={() => (hasResult && !result.complete ? setIsAsking(true) : onSave())}
        onNext={() => {
          const questionId = nextUnanswered(answers);
          if (questionId !== null) focusQuestion(questionId);
        }}
      />
      <ConfirmDialog
        open={isAsking}
        title="Replace your saved result?"
        tone="caution"
        confirmLabel="Replace Result"
        cancelLabel="Keep Answering"
        onConfirm={() => {
          setIsAsking(false);
          onSave();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {selfAssessmentProgressText(result)}. Saving now puts these answers in place of your result.
        What you have not answered stays open.
      </ConfirmDialog>
    </>
  );
}

import { Button, theme } from '@rapport/shared-ui';
import { type Ref } from 'react';
import styled from 'styled-components';
import { unsavedCount, type QuizAnswers } from './quiz-answers.ts';

interface ResumeStepProps {
  draft: QuizAnswers;
  contactName: string;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Offers to continue with the draft of an earlier sitting. */
export function ResumeStep({ draft, contactName, headingRef }: ResumeStepProps) {
  const count = unsavedCount(draft);
  const earlier = count === 1 ? 'one question' : `${count} questions`;
  return (
    <Message>
      <Heading ref={headingRef} tabIndex={-1}>
        Continue where you left off?
      </Heading>
      <p>
        {draft.narrowing === null
          ? `You've answered ${earlier} about ${contactName}. Your answers are in this browser only and not saved to the contact yet.`
          : `You've answered ${earlier} to narrow down the motivation type of ${contactName}. The earlier result is saved. These answers are in this browser only.`}
      </p>
    </Message>
  );
}

/** The buttons for the draft: start over, or continue. */
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

const Message = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-width: ${theme.size.measure};
  padding: ${theme.space[4]} 0;
  color: ${theme.color.textMuted};
  font: ${theme.font.reading};
  text-wrap: pretty;
`;

const Heading = styled.h3`
  color: ${theme.color.text};
  font: ${theme.font.question};
  letter-spacing: ${theme.tracking.tight};
  text-wrap: balance;

  &:focus {
    outline: none;
  }
`;

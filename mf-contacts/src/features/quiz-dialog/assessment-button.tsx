import { Button, type ButtonProps } from '@rapport/shared-ui';
import { useId } from 'react';
import { useQuizOpener, type QuizStart } from './quiz-opener.ts';

interface AssessmentButtonProps extends Pick<
  ButtonProps,
  'variant' | 'block' | 'size' | 'children'
> {
  start?: QuizStart;
}

/** Opens the quiz of the `QuizDialogHost` above it. */
export function AssessmentButton({ start, ...props }: AssessmentButtonProps) {
  const id = useId();
  const { open, pendingButtonId } = useQuizOpener();
  return (
    <Button
      {...props}
      data-opens-quiz
      pending={pendingButtonId === id}
      onClick={() => open(id, start)}
    />
  );
}

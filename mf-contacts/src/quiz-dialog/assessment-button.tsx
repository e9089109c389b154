import { Button, type ButtonProps } from '@rapport/shared-ui';
import { useId } from 'react';
import { useQuizOpener } from './quiz-opener.ts';

/** Opens the quiz of the `QuizDialogHost` above it. */
export function AssessmentButton(props: Pick<ButtonProps, 'variant' | 'block' | 'children'>) {
  const id = useId();
  const { open, pendingButtonId } = useQuizOpener();
  return (
    <Button {...props} data-opens-quiz pending={pendingButtonId === id} onClick={() => open(id)} />
  );
}

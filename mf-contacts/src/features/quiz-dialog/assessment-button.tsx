import { type QuizDialogProps } from '@rapport/remote-api';
import { Button, type ButtonProps } from '@rapport/shared-ui';
import { useId, createContext, useContext } from 'react';

export type QuizStart = QuizDialogProps['start'];

/** The way to the quiz from anywhere below its host. */
interface QuizOpener {
  /**
   * @param buttonId tells apart who asked, so that only that button waits
   * @param start by narrowing down the tie of the latest result; with the first question unless given
   */
  open: (buttonId: string, start?: QuizStart) => void;
  /** The button that was clicked and waits for the quiz. */
  pendingButtonId: string | null;
}

export const QuizOpenerContext = createContext<QuizOpener | null>(null);

/** The opener that the nearest `QuizDialogHost` hands down. */
function useQuizOpener(): QuizOpener {
  const opener = useContext(QuizOpenerContext);
  if (opener === null) throw new Error('useQuizOpener needs a QuizDialogHost above it');
  return opener;
}

interface AssessmentButtonProps extends Pick<
  ButtonProps,
  'variant' | 'block' | 'size' | 'children' | 'title'
> {
  start?: QuizStart;
  /** Told that the quiz is about to open, such as a dialog that makes room for it. */
  onOpen?: () => void;
}

/** Opens the quiz of the `QuizDialogHost` above it. */
export function AssessmentButton({ start, onOpen, ...props }: AssessmentButtonProps) {
  const id = useId();
  const { open, pendingButtonId } = useQuizOpener();
  return (
    <Button
      {...props}
      data-opens-quiz
      pending={pendingButtonId === id}
      onClick={() => {
        open(id, start);
        onOpen?.();
      }}
    />
  );
}

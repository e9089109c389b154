import { type QuizDialogProps } from '@rapport/remote-api';
import { Button, type ButtonProps } from '@rapport/shared-ui';
import { useId, createContext, useContext } from 'react';

export type QuizStart = QuizDialogProps['start'];

/** Opens the quiz from anywhere below its host. */
interface QuizOpener {
  /**
   * @param buttonId identifies the clicked button, so that only that one is pending
   * @param start `narrow` to narrow down the tie of the latest result; the first question by default
   */
  open: (buttonId: string, start?: QuizStart) => void;
  /** The clicked button while the quiz is loading. */
  pendingButtonId: string | null;
}

export const QuizOpenerContext = createContext<QuizOpener | null>(null);

/** The opener of the nearest `QuizDialogHost`. */
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
  /** Called when the quiz is about to open, for example to close a dialog. */
  onOpen?: () => void;
}

/** Opens the quiz of the nearest `QuizDialogHost`. */
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

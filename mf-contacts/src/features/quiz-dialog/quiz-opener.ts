import { type QuizDialogProps } from '@rapport/remote-api';
import { createContext, useContext } from 'react';

export type QuizStart = QuizDialogProps['start'];

/** The way to the quiz from anywhere below its host. */
export interface QuizOpener {
  /**
   * @param buttonId tells apart who asked, so that only that button waits
   * @param start by narrowing down the tie of the latest result; with the first question unless given
   */
  open: (buttonId: string, start?: QuizStart) => void;
  /** The button whose click is being answered. */
  pendingButtonId: string | null;
}

export const QuizOpenerContext = createContext<QuizOpener | null>(null);

/** The opener that the nearest `QuizDialogHost` hands down. */
export function useQuizOpener(): QuizOpener {
  const opener = useContext(QuizOpenerContext);
  if (opener === null) throw new Error('useQuizOpener needs a QuizDialogHost above it');
  return opener;
}

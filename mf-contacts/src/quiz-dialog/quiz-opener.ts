import { createContext, useContext } from 'react';

/** The way to the quiz from anywhere below its host. */
export interface QuizOpener {
  /** @param buttonId tells apart who asked, so that only that button waits */
  open: (buttonId: string) => void;
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

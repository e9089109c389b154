import { ANSWERS, type Answer } from '@rapport/contracts';
import { useEffect, useEffectEvent } from 'react';

interface QuizKeys {
  /** Whether a question is on screen and nothing lies over it. */
  active: boolean;
  onAnswer(answer: Answer): void;
  onBack(): void;
}

/** Keys 1, 2 and 3 answer, Backspace goes back, wherever in the dialog the focus is. */
export function useQuizKeys({ active, onAnswer, onBack }: QuizKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // A key held down is one press; with a modifier it belongs to the browser.
    if (event.repeat || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const answer = ANSWERS[Number(event.key) - 1];
    if (answer !== undefined) onAnswer(answer);
    else if (event.key === 'Backspace') onBack();
    else return;
    event.preventDefault();
  });

  // Keys are heard from the document: the focus may be on the dialog's own close button.
  useEffect(() => {
    if (!active) return;
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [active]);
}

import { ANSWERS, type Answer } from '@rapport/contracts';
import { useEffect, useEffectEvent } from 'react';

interface QuizKeys {
  /** True if a question is on screen and nothing covers it. */
  active: boolean;
  onAnswer(answer: Answer): void;
  onBack(): void;
}

/** The keys 1, 2, and 3 answer and Backspace goes back, wherever in the dialog the focus is. */
export function useQuizKeys({ active, onAnswer, onBack }: QuizKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // A held key counts once; a key with a modifier belongs to the browser.
    if (event.repeat || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const answer = ANSWERS[Number(event.key) - 1];
    if (answer !== undefined) onAnswer(answer);
    else if (event.key === 'Backspace') onBack();
    else return;
    event.preventDefault();
  });

  // The listener is on the document, because the focus may be on the dialog's own close button.
  useEffect(() => {
    if (!active) return;
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [active]);
}

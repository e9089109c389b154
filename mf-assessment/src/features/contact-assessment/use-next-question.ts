import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Scrolls to the next unanswered question: after a first answer, and when an assessment is continued.
 * @param questions contains the questions, each with `data-question`, and `data-open` while it has no answer
 * @param goesOn whether there are answers of an earlier visit
 * @returns a function to call after the first answer to a question
 */
export function useNextQuestion(
  questions: RefObject<HTMLElement | null>,
  goesOn: boolean,
): (answered: string) => void {
  const [answered, setAnswered] = useState<string | null>(null);
  const show = useEffectEvent((after: string | null) => {
    const all = [...(questions.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])];
    const place = all.findIndex(({ dataset }) => dataset.question === after);
    const isOpen = ({ dataset }: HTMLElement) => dataset.open === 'true';
    const next = all.slice(place + 1).find(isOpen) ?? all.find(isOpen);
    next?.scrollIntoView({ block: 'nearest' });
  });
  // Scrolling is outside of React.
  useEffect(() => {
    if (goesOn || answered !== null) show(answered);
  }, [goesOn, answered]);
  return setAnswered;
}

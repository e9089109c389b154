import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Brings the next question without an answer into view: after a first answer, and where an assessment goes on.
 * @param questions holds the questions, each with `data-question`, and `data-open` while it has no answer
 * @param goesOn whether there are answers of an earlier visit
 * @returns to be called after the first answer to a question
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
  // What is in sight is the browser's.
  useEffect(() => {
    if (goesOn || answered !== null) show(answered);
  }, [goesOn, answered]);
  return setAnswered;
}

import { type Answer, ANSWERS } from '../types.ts';
import { type QuizQuestion } from './quiz-types.ts';

/**
 * The answer that `responseText` gives to `question`: `A`, `B` or `Unsure` itself, or the wording of
 * one of the question's three choices, in any case and with any spacing. Null for any other text.
 */
export function answerFromText(question: QuizQuestion, responseText: string): Answer | null {
  const given = plain(responseText);
  const wordings: Record<Answer, string> = {
    A: question.optionA.text,
    B: question.optionB.text,
    Unsure: question.unsure.text,
  };
  return (
    ANSWERS.find((answer) => given === plain(answer) || given === plain(wordings[answer])) ?? null
  );
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

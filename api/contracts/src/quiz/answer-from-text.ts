import { type Answer, ANSWERS } from '../types.ts';
import { EARLIER_OPTION_TEXTS } from './earlier-option-texts.ts';
import { type QuizQuestion } from './quiz-types.ts';

/**
 * Returns the answer that `responseText` means for `question`: `A`, `B`, or `Unsure` itself, or the current or
 * earlier wording of one of the three choices, in any case and with any spacing. Null for any other text.
 */
export function answerFromText(question: QuizQuestion, responseText: string): Answer | null {
  const given = plain(responseText);
  const wordings: Record<Answer, string> = {
    A: question.optionA.text,
    B: question.optionB.text,
    Unsure: question.unsure.text,
  };
  const earlier = EARLIER_OPTION_TEXTS[question.id] ?? {};
  return (
    ANSWERS.find((answer) =>
      [answer, wordings[answer], earlier[answer]].some(
        (text) => text !== undefined && given === plain(text),
      ),
    ) ?? null
  );
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

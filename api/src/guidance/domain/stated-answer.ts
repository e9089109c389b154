import {
  channelOrder,
  QUIZ_BANK,
  type QuizResponse,
  type StatedPreference,
  type WorkStyleLetter,
} from '@rapport/contracts';
import { type StatedAnswerDto } from '../dto/stated-answer.dto.ts';

/** The question whether they call or write to sort something out. */
const CALL_OR_WRITE = 'workstyle-ei-f5';

/**
 * Returns the answer that a stated preference implies for a question of the bank. It's only suggested: what someone
 * says about themselves never changes the estimate by itself.
 * @param responses the answers of the newest run; null if unknown
 * @returns null if it implies none, or the question already has an answer
 */
export function statedAnswer(
  preference: StatedPreference,
  responses: readonly QuizResponse[] | null,
): StatedAnswerDto | null {
  const letter = letterOf(preference);
  const question = QUIZ_BANK.find(({ id }) => id === CALL_OR_WRITE);
  if (letter === null || question === undefined || responses === null) return null;
  const given = responses.findLast(({ questionId }) => questionId === question.id);
  if (given !== undefined && given.answer !== 'Unsure') return null;
  const isFirst = question.optionA.value === letter;
  return {
    questionId: question.id,
    answer: isFirst ? 'A' : 'B',
    question: question.text,
    option: (isFirst ? question.optionA : question.optionB).text,
  };
}

function letterOf(preference: StatedPreference): WorkStyleLetter | null {
  if (preference.kind !== 'channel') return null;
  const [first] = channelOrder(preference);
  if (first === 'call') return 'E';
  return first === 'email' || first === 'message' ? 'I' : null;
}

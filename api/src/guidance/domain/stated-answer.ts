import {
  channelOrder,
  QUIZ_BANK,
  type QuizResponse,
  type StatedPreference,
  type WorkStyleLetter,
} from '@rapport/contracts';
import { type StatedAnswerDto } from '../dto/stated-answer.dto.ts';

/** To sort something out, they call or they write. */
const CALL_OR_WRITE = 'workstyle-ei-f5';

/**
 * The answer that a stated preference gives to a question of the bank. It's an offer: the estimate never changes by
 * what someone said about themselves.
 * @param responses the answers of the newest run; null where they aren't known
 * @returns null where it gives none, or the question is answered already
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

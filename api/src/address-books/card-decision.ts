import { type CardDecision } from '@rapport/contracts';
import { ValidationFailed } from '../errors/http-errors.ts';
import { type Decision, type DirtyCard, type LinkQuestion } from './card-store.ts';
import { type AnswerCardQuestionDto } from './dto/card-question.dto.ts';

/** A question about a card, as it's stored. */
export interface AskedQuestion {
  state: DirtyCard['state'];
  contactIds: string[] | null;
  question: LinkQuestion | null;
}

const FITTING: Readonly<Record<'match' | LinkQuestion['kind'], readonly CardDecision[]>> = {
  match: ['same', 'different', 'leave'],
  conflict: ['choose'],
  deletion: ['delete', 'keep'],
};

/**
 * Returns what an answer decides.
 * @throws {ValidationFailed} if the answer doesn't fit the question
 */
export function decisionOf(
  { contactIds, question }: AskedQuestion,
  { decision, contactId, choices = [] }: AnswerCardQuestionDto,
): Decision {
  const fitting = FITTING[question?.kind ?? 'match'];
  if (!fitting.includes(decision)) throw wrong('decision', `must be one of ${fitting.join(', ')}`);
  if (decision === 'same') {
    const id = contactId?.toLowerCase() ?? '';
    if (contactIds?.includes(id) !== true) {
      throw wrong('contactId', 'must be one of the contacts of the question');
    }
    return { kind: 'same', contactId: id };
  }
  if (decision !== 'choose') return { kind: decision };
  const asked = question?.kind === 'conflict' ? question.fields.map(({ field }) => field) : [];
  const fields = Object.fromEntries(choices.map(({ field, side }) => [field, side]));
  if (asked.some((field) => fields[field] === undefined)) {
    throw wrong('choices', 'must have a side for each field of the question');
  }
  return { kind: 'choose', fields };
}

function wrong(field: string, message: string): ValidationFailed {
  return new ValidationFailed([{ field, message }]);
}

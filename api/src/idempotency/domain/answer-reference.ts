import { isUuid } from '@rapport/contracts';

/** Where to read an answer again: ids, and nothing that a person wrote. */
export interface AnswerReference {
  id: string | null;
  contactId: string | null;
}

/** The ids in an answer or in a stored reference, which may hold other things too; null without ids. */
export function answerReference(value: unknown): AnswerReference {
  return { id: idIn(value, 'id'), contactId: idIn(value, 'contactId') };
}

function idIn(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const id: unknown = Reflect.get(value, name);
  return isUuid(id) ? id : null;
}

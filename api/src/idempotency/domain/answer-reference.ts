import { isUuid } from '@rapport/contracts';

/** Where to read a response again: IDs only, and no user content. */
export interface AnswerReference {
  id: string | null;
  contactId: string | null;
}

/** Returns the IDs in a response or in a stored reference, which may contain other things, too; null without IDs. */
export function answerReference(value: unknown): AnswerReference {
  return { id: idIn(value, 'id'), contactId: idIn(value, 'contactId') };
}

function idIn(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const id: unknown = Reflect.get(value, name);
  return isUuid(id) ? id : null;
}

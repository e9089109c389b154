import { type InteractionType } from '@rapport/contracts';

/** An interaction as a sentence names it. */
export const INTERACTION_NOUNS: Record<InteractionType, string> = {
  call: 'call',
  meeting: 'meeting',
  email: 'email',
  message: 'message',
  event: 'event',
  note: 'note',
};

import { type InteractionType } from '@rapport/contracts';

/** Nouns for types of interactions in a sentence. */
export const INTERACTION_NOUNS: Record<InteractionType, string> = {
  call: 'call',
  meeting: 'meeting',
  email: 'email',
  message: 'message',
  event: 'event',
  note: 'note',
};

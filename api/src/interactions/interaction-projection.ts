import { type Interaction } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';

/** An interaction of the wire; `i` is rapport.interactions. */
export const INTERACTION_JSON = jsonObject({
  id: 'i.id',
  contactId: 'i.contact_id',
  type: 'i.type',
  description: 'i.description',
  notes: 'i.notes',
  duration: 'i.duration',
  interactionDate: utc('i.interaction_date'),
  createdAt: utc('i.created_at'),
  outcome: 'i.outcome',
} satisfies Record<keyof Interaction, string>);

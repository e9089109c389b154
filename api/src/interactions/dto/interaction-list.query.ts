import { DEFAULT_LIMIT, LimitField } from '../../paging/limit-field.ts';
import { QueryField } from '../../validation/query-field.ts';
import { decodeInteractionCursor, type InteractionCursor } from '../domain/interaction-cursor.ts';

/** The query of GET /api/interactions/{contactId}. */
export class InteractionListQuery {
  @LimitField('Interactions')
  limit: number = DEFAULT_LIMIT;

  @QueryField({
    parse: decodeInteractionCursor,
    problem: 'must come from the Link header of this list',
    documentation: {
      type: String,
      description: 'Where the page before ended, taken from its Link header',
    },
  })
  cursor?: InteractionCursor;
}

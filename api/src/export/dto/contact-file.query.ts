import { isUuid, MOST_IDS_IN_QUERY } from '@rapport/contracts';
import { uuids } from '../../validation/domain/patterns.ts';
import { QueryField } from '../../validation/query-field.ts';

/** The query of contact file downloads. */
export class ContactFileQuery {
  @QueryField({
    parse: parseIds,
    problem: `must be at most ${MOST_IDS_IN_QUERY} ids of contacts between commas`,
    documentation: {
      type: String,
      pattern: uuids(MOST_IDS_IN_QUERY),
      description: `Ids of contacts between commas, at most ${MOST_IDS_IN_QUERY}; all contacts unless given`,
      example: '0198a7b0-5d1c-7c3e-9d4f-2b8e6a1c0f37',
    },
  })
  ids?: string[];
}

function parseIds(text: string): string[] | null {
  const ids = text.split(',').map((id) => id.trim().toLowerCase());
  return ids.length <= MOST_IDS_IN_QUERY && ids.every(isUuid) ? ids : null;
}

import { QueryField } from '../validation/query-field.ts';

export const DEFAULT_LIMIT = 50;
const MOST = 200;

/**
 * A query parameter for the page size.
 * @param items the items of the list, as a capitalized plural
 */
export function LimitField(items: string): PropertyDecorator {
  return QueryField({
    parse: parseLimit,
    problem: 'must be a whole number from 1',
    documentation: {
      type: 'integer',
      description: `${items} per page; more than ${MOST} means ${MOST}`,
      default: DEFAULT_LIMIT,
      minimum: 1,
    },
  });
}

function parseLimit(text: string): number | null {
  return /^0*[1-9]\d{0,8}$/.test(text) ? Math.min(Number(text), MOST) : null;
}

import {
  MOTIVATION_TYPES,
  type MotivationType,
  WORK_STYLE_TYPES,
  type WorkStyleType,
} from '@rapport/contracts';
import { textProblem } from '../../validation/domain/text-rules.ts';
import { parseFlag, QueryField } from '../../validation/query-field.ts';
import { Rule } from '../../validation/rule.ts';
import { CONTACT_SORTS, type ContactSort, type Cursor, decodeCursor } from '../domain/cursor.ts';

const DEFAULT_LIMIT = 50;
const MOST = 200;
const LONGEST_QUERY = 200;

/** The query of GET /api/contacts. */
export class ContactListQuery {
  @QueryField((text) => text, '', {
    type: String,
    description:
      'Words to find in name, organization, title and e-mail, whatever their case and accents',
    example: 'ada engines',
  })
  @Rule((value) =>
    value === undefined ? null : textProblem(blankToEmpty(value), { longest: LONGEST_QUERY }),
  )
  q?: string;

  @QueryField(parseLimit, 'must be a whole number from 1', {
    type: Number,
    description: `Contacts per page; more than ${MOST} means ${MOST}`,
    default: DEFAULT_LIMIT,
    minimum: 1,
  })
  limit: number = DEFAULT_LIMIT;

  @QueryField(decodeCursor, 'must come from the Link header of this list', {
    type: String,
    description: 'Where the page before ended, taken from its Link header',
  })
  @Rule((value, list) =>
    hasOtherSort(value, list) ? 'must come from a list with the same sort' : null,
  )
  cursor?: Cursor;

  @QueryField(oneOf(CONTACT_SORTS), `must be one of ${CONTACT_SORTS.join(', ')}`, {
    enum: CONTACT_SORTS,
    description: 'Latest update first, by name, or latest contact first',
    default: 'updated',
  })
  sort: ContactSort = 'updated';

  @QueryField(parseFlag, 'must be true or false', {
    type: Boolean,
    description: 'Only contacts with (or without) a completed assessment',
  })
  assessed?: boolean;

  @QueryField(parseFlag, 'must be true or false', {
    type: Boolean,
    description: 'Only contacts whose next contact date has (or has not) passed',
  })
  due?: boolean;

  @QueryField(oneOf(WORK_STYLE_TYPES), 'must be a work-style type like INTJ', {
    enum: WORK_STYLE_TYPES,
    description: 'Only contacts with this work style',
  })
  mbtiType?: WorkStyleType;

  @QueryField(parseMotivation, 'must be a motivation type from 1 to 9', {
    enum: MOTIVATION_TYPES,
    description: 'Only contacts with this motivation type',
  })
  enneagramType?: MotivationType;

  @QueryField(parseFlag, 'must be true or false', {
    type: Boolean,
    description: 'Whether to count the whole list, for the X-Total-Count header',
    default: false,
  })
  count: boolean = false;
}

function parseLimit(text: string): number | null {
  return /^0*[1-9]\d{0,8}$/.test(text) ? Math.min(Number(text), MOST) : null;
}

function parseMotivation(text: string): MotivationType | null {
  return MOTIVATION_TYPES.find((type) => String(type) === text) ?? null;
}

function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return (text: string): Choice | null => choices.find((choice) => choice === text) ?? null;
}

/** A query of spaces is no filter, so it need not be visible. */
function blankToEmpty(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function hasOtherSort(cursor: unknown, list: object): boolean {
  if (typeof cursor !== 'object' || cursor === null || !('sort' in cursor)) return false;
  return 'sort' in list && cursor.sort !== list.sort;
}

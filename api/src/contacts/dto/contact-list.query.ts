import {
  CONTACT_SORTS,
  CUSTOM_FIELD_LIMITS,
  type ContactSort,
  isUuid,
  LABEL_LIMITS,
  LAST_CONTACTS,
  type LastContact,
  MISSING_FACTS,
  type MissingFact,
  MOTIVATION_TYPES,
  parseCustomFilter,
  type MotivationType,
  STATED_CHANNELS,
  type StatedChannel,
  TEXT_LIMITS,
  WORK_STYLE_TYPES,
  type WorkStyleType,
} from '@rapport/contracts';
import { CUSTOM_FILTER, LINE, LINE_OR_EMPTY } from '../../validation/domain/patterns.ts';
import { DEFAULT_LIMIT, LimitField } from '../../paging/limit-field.ts';
import { textProblem } from '../../validation/domain/text-rules.ts';
import { parseFlag, QueryField, RepeatedQueryField } from '../../validation/query-field.ts';
import { type Cursor, decodeCursor } from '../domain/cursor.ts';
import { DAY_SCHEMA } from '../../validation/fields.ts';
import { dayProblem } from '../../validation/domain/time-rules.ts';

/** The latest due date that a list can be filtered by, in days from now. */
export const MOST_DAYS_AHEAD = 365;

const FLAG = { parse: parseFlag, problem: 'must be true or false' };

/** A filter by the name of a place, a department, or a company. */
function PlaceField(description: string, example: string): PropertyDecorator {
  return QueryField({
    parse: (text) => text.trim() || null,
    problem: 'must not be empty',
    check: (text) => textProblem(text, { longest: TEXT_LIMITS.short }),
    documentation: {
      ...{ type: String, minLength: 1, maxLength: TEXT_LIMITS.short, pattern: LINE },
      ...{ description, example },
    },
  });
}

/** The query of GET /api/contacts. */
export class ContactListQuery {
  @QueryField({
    parse: (text) => text,
    problem: '',
    // A blank query isn't a filter, so it doesn't need visible characters.
    check: (text) => textProblem(text.trim(), { longest: TEXT_LIMITS.short }),
    documentation: {
      type: String,
      maxLength: TEXT_LIMITS.short,
      pattern: LINE_OR_EMPTY,
      description:
        'Words to find in name, organization, title, emails, phones, links, birthday, pinned note, how you met, addresses, department, nickname, messaging handles, custom fields, labels, and – words of three letters or more – interactions, whatever their case and accents',
      example: 'ada engines',
    },
  })
  q?: string;

  @LimitField('Contacts')
  limit: number = DEFAULT_LIMIT;

  @QueryField({
    parse: decodeCursor,
    problem: 'must come from the Link header of this list',
    check: ({ sort }, query) =>
      'sort' in query && sort !== query.sort ? 'must come from a list with the same sort' : null,
    documentation: {
      type: String,
      description: 'Where the page before ended, taken from its Link header',
    },
  })
  cursor?: Cursor;

  @QueryField({
    parse: oneOf(CONTACT_SORTS),
    problem: `must be one of ${CONTACT_SORTS.join(', ')}`,
    documentation: {
      enum: CONTACT_SORTS,
      description:
        'Latest update first, by name, by last name, latest contact first, or who is due next first',
      default: 'updated',
    },
  })
  sort: ContactSort = 'updated';

  @QueryField({
    ...FLAG,
    documentation: {
      type: Boolean,
      description: 'Only contacts with (or without) a completed assessment',
    },
  })
  assessed?: boolean;

  @QueryField({
    ...FLAG,
    documentation: {
      type: Boolean,
      description: 'Only contacts that are due (or not), see `dueState`',
    },
  })
  due?: boolean;

  @QueryField({
    ...FLAG,
    documentation: {
      type: Boolean,
      description: 'Only contacts who objected (or did not object) to being assessed',
    },
  })
  objected?: boolean;

  @QueryField({
    parse: parseDays,
    problem: `must be a whole number from 0 to ${MOST_DAYS_AHEAD}`,
    documentation: {
      type: 'integer',
      minimum: 0,
      maximum: MOST_DAYS_AHEAD,
      description: 'Only contacts that are due within so many days, also those that are due now',
    },
  })
  dueWithinDays?: number;

  @QueryField({
    parse: oneOf(LAST_CONTACTS),
    problem: `must be one of ${LAST_CONTACTS.join(', ')}`,
    documentation: {
      enum: LAST_CONTACTS,
      description:
        'Only contacts whose last contact was in the last 7, 30 or 90 days, was longer ago, or never was',
    },
  })
  lastContact?: LastContact;

  @RepeatedQueryField({
    isItem: isUuid,
    problem: 'must be the id of a label',
    most: LABEL_LIMITS.perContact,
    documentation: {
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      description: 'Only contacts with this label; given several times, with all of them',
    },
  })
  label: string[] = [];

  @PlaceField('Only contacts with an address in this city, whatever its case and accents', 'Bern')
  city?: string;

  @PlaceField('Only contacts with an address in this country, in any language', 'Switzerland')
  country?: string;

  @PlaceField('Only contacts in this department, whatever its case and accents', 'Hydrology')
  department?: string;

  @PlaceField(
    'Only contacts with this organization, whatever its case, accents, and spaces',
    'Engines Ltd',
  )
  company?: string;

  @RepeatedQueryField({
    isItem: (text) => parseCustomFilter(text) !== null,
    problem: 'must be the id of a field and a condition, like <id>:set or <id>:contains:milk',
    most: CUSTOM_FIELD_LIMITS.filters,
    documentation: {
      type: 'array',
      items: { type: 'string', pattern: CUSTOM_FILTER },
      maxItems: CUSTOM_FIELD_LIMITS.filters,
      description:
        'Only contacts with this in a field of your own; given several times, with all of them. The id of the field, a colon, and `set`, `empty`, `yes`, `no`, `contains:` and a text, `range:` and two numbers or days like `2026-01-01..2026-03-31` of which one may be missing, `within:` and a number of days from today (of yearly dates, the next time counts), or `any:` and ids of choices separated by commas',
      example: [],
    },
  })
  customField: string[] = [];

  @QueryField({
    parse: oneOf(STATED_CHANNELS),
    problem: `must be one of ${STATED_CHANNELS.join(', ')}`,
    documentation: {
      enum: STATED_CHANNELS,
      description: 'Only contacts who said that this is the way they like best to be reached',
    },
  })
  prefers?: StatedChannel;

  @QueryField({
    parse: oneOf(STATED_CHANNELS),
    problem: `must be one of ${STATED_CHANNELS.join(', ')}`,
    documentation: {
      enum: STATED_CHANNELS,
      description: 'Only contacts who said that they never want to be reached this way',
    },
  })
  never?: StatedChannel;

  @QueryField({
    parse: (text) => (dayProblem(text) === null ? text : null),
    problem: 'must be a day like 2026-03-01',
    documentation: {
      type: 'string',
      format: DAY_SCHEMA.format,
      pattern: DAY_SCHEMA.pattern,
      description:
        'Only contacts without an interaction on or after this day (UTC), also those who were never contacted',
    },
  })
  notSince?: string;

  @QueryField({
    parse: oneOf(MISSING_FACTS),
    problem: `must be one of ${MISSING_FACTS.join(', ')}`,
    documentation: {
      enum: MISSING_FACTS,
      description: 'Only contacts without any phone number, or without any email address',
    },
  })
  missing?: MissingFact;

  @QueryField({
    parse: oneOf(WORK_STYLE_TYPES),
    problem: 'must be a work-style type like INTJ',
    documentation: { enum: WORK_STYLE_TYPES, description: 'Only contacts with this work style' },
  })
  mbtiType?: WorkStyleType;

  @QueryField({
    parse: parseMotivation,
    problem: 'must be a motivation type from 1 to 9',
    documentation: {
      enum: MOTIVATION_TYPES,
      description: 'Only contacts with this motivation type',
    },
  })
  enneagramType?: MotivationType;

  @QueryField({
    parse: (text) => (text === 'exact' ? text : parseFlag(text)),
    problem: 'must be true, false or exact',
    documentation: {
      enum: ['true', 'false', 'exact'],
      description:
        'Whether to say the size of the whole list in X-Total-Count: true estimates what is longer than 10,000, exact counts all of it',
      default: 'false',
    },
  })
  count: boolean | 'exact' = false;
}

function parseDays(text: string): number | null {
  return /^\d{1,3}$/.test(text) && Number(text) <= MOST_DAYS_AHEAD ? Number(text) : null;
}

function parseMotivation(text: string): MotivationType | null {
  return MOTIVATION_TYPES.find((type) => String(type) === text) ?? null;
}

function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return (text: string): Choice | null => choices.find((choice) => choice === text) ?? null;
}

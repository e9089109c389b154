import {
  MEETING_LIST_LIMIT,
  MEETING_TIMES,
  type MeetingTime,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { LINE_OR_EMPTY } from '../../validation/domain/patterns.ts';
import { textProblem } from '../../validation/domain/text-rules.ts';
import { timeProblem } from '../../validation/domain/time-rules.ts';
import { TIME_SCHEMA } from '../../validation/fields.ts';
import { QueryField } from '../../validation/query-field.ts';
import { decodeMeetingCursor, type MeetingCursor } from '../domain/meeting-cursor.ts';

/** Parses a time in the query. */
const moment = (text: string) => (timeProblem(text) === null ? new Date(text) : null);

/** The query of GET /api/meetings. */
export class MeetingListQueryDto {
  @QueryField({
    parse: (text) => MEETING_TIMES.find((time) => time === text) ?? null,
    problem: `must be one of ${MEETING_TIMES.join(', ')}`,
    documentation: {
      enum: [...MEETING_TIMES],
      description:
        'Those that are not over yet, the soonest first, or those that are, the latest first; by from and to alone unless given',
    },
  })
  when?: MeetingTime;

  @QueryField({
    parse: moment,
    problem: 'must be a time like 2026-03-14T09:26:53.589Z',
    documentation: {
      ...TIME_SCHEMA,
      description: 'Those that begin then or later; without `when` now, unless given',
    },
  })
  from?: Date;

  @QueryField({
    parse: moment,
    problem: 'must be a time like 2026-03-14T09:26:53.589Z',
    documentation: {
      ...TIME_SCHEMA,
      description: 'And before that; without `when` 31 days after from, unless given',
    },
  })
  to?: Date;

  @QueryField({
    parse: (text) => text,
    problem: '',
    check: (text) => textProblem(text.trim(), { longest: TEXT_LIMITS.short }),
    documentation: {
      type: String,
      maxLength: TEXT_LIMITS.short,
      pattern: LINE_OR_EMPTY,
      description:
        'Words of the title, the place, the notes, and of the people and their companies; all of them have to be found',
      example: 'budget nordwind',
    },
  })
  q?: string;

  @QueryField({
    parse: (text) =>
      /^0*[1-9]\d{0,8}$/.test(text) ? Math.min(Number(text), MEETING_LIST_LIMIT) : null,
    problem: 'must be a whole number from 1',
    documentation: {
      type: 'integer',
      description: `Meetings per page; more than ${MEETING_LIST_LIMIT} means ${MEETING_LIST_LIMIT}`,
      default: MEETING_LIST_LIMIT,
      minimum: 1,
    },
  })
  limit: number = MEETING_LIST_LIMIT;

  @QueryField({
    parse: decodeMeetingCursor,
    problem: 'must come from the Link header of this list',
    documentation: {
      type: String,
      description: 'Where the page before ended, taken from its Link header',
    },
  })
  cursor?: MeetingCursor;
}

import { QueryField } from '../../validation/query-field.ts';
import { isTimeZone } from '../domain/day-bounds.ts';

const LONGEST = 64;

/** The query of GET /api/today. */
export class TodayQueryDto {
  @QueryField({
    parse: (text) => (text.length <= LONGEST && isTimeZone(text) ? text : null),
    problem: 'must be a time zone like Europe/Berlin',
    documentation: {
      type: String,
      format: 'time-zone',
      description: 'An IANA time zone, which decides when today begins and ends',
      example: 'Europe/Berlin',
      default: 'UTC',
    },
  })
  timeZone: string = 'UTC';
}

import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CALENDAR_FAILURES,
  CALENDAR_LIMITS,
  type CalendarFailure,
  linkObstacle,
  parsedUrl,
} from '@rapport/contracts';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { isIP } from 'node:net';
import { CALENDAR_ADDRESS, LINE_OR_EMPTY } from '../../validation/domain/patterns.ts';
import { isTimeZone } from '../../today/domain/day-bounds.ts';
import { LINK_PROBLEMS } from '../../validation/domain/address-rules.ts';
import {
  type Problem,
  requiredTextProblem,
  textProblem,
  trimmed,
} from '../../validation/domain/text-rules.ts';
import { Rule } from '../../validation/rule.ts';

const LONGEST_ZONE = 64;
const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const isGiven = (_dto: object, value: unknown) => value !== undefined && value !== null;

/** An optional IANA time zone. */
export const TimeZoneField = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      format: 'time-zone',
      description: 'An IANA time zone; UTC unless given',
      example: 'Europe/Berlin',
    }),
    ValidateIf(isGiven),
    Rule((value) =>
      typeof value === 'string' && value.length <= LONGEST_ZONE && isTimeZone(value)
        ? null
        : 'must be a time zone like Europe/Berlin',
    ),
  );

/** Normalizes the address of a calendar for storage: webcal:// is an alias of https://. */
function calendarAddress(text: string): string {
  const address = trimmed(text).replace(/^webcals?:\/\//i, 'https://');
  return parsedUrl(address)?.href ?? address;
}

function calendarAddressProblem(value: unknown): Problem {
  const problem = requiredTextProblem(value, { longest: CALENDAR_LIMITS.address });
  if (problem !== null || typeof value !== 'string') return problem;
  const scheme = 'must be an address that starts with https:// or webcal://';
  if (!/^https:/i.test(value)) return scheme;
  const obstacle = linkObstacle(value);
  if (obstacle !== null) return obstacle === 'scheme' ? scheme : LINK_PROBLEMS[obstacle];
  const isAddress = isIP(parsedUrl(value)?.hostname ?? '') !== 0;
  return isAddress ? `${LINK_PROBLEMS.host}, not an IP address` : null;
}

function booleanProblem(value: unknown): Problem {
  return typeof value === 'boolean' ? null : 'must be true or false';
}

/** An event with contacts that couldn't be read correctly. */
export class CalendarProblemDto {
  @ApiProperty({ type: String, example: 'Quarterly review' }) title: string;

  @ApiProperty({
    type: String,
    description: 'A sentence without its subject, which is the event',
    example: 'is in a time zone that isn’t known, “Customized Time Zone”',
  })
  problem: string;
}

/** The account of address books that has a calendar. */
export class CalendarAccountDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'ada' }) userName: string;
}

/** One entry of GET /api/calendars: an external calendar that the user subscribed to, or chose in an account. */
export class CalendarDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'Work' }) name: string;

  @ApiProperty({ type: String, format: 'uri', example: 'https://calendar.example.com/work.ics' })
  address: string;

  @ApiProperty(TIME) createdAt: string;
  @ApiProperty({ ...TIME, nullable: true }) readAt: string | null;

  @ApiProperty({
    enum: CALENDAR_FAILURES,
    nullable: true,
    description: 'Why the last attempt failed; null where it did not',
    example: null,
  })
  failure: CalendarFailure | null;

  @ApiProperty({ ...TIME, nullable: true, example: null }) failingSince: string | null;
  @ApiProperty(TIME) nextAt: string;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Meetings with contacts from now on',
    example: 3,
  })
  meetings: number;

  @ApiProperty({
    type: [CalendarProblemDto],
    description: "Events with contacts that Rapport couldn't read completely",
  })
  problems: CalendarProblemDto[];

  @ApiProperty({
    type: CalendarAccountDto,
    nullable: true,
    example: null,
    description: 'The account that it was chosen in; null for a subscription',
  })
  account: CalendarAccountDto | null;
}

/** The body of POST /api/calendars. */
export class CreateCalendarDto {
  @ApiProperty({
    type: String,
    format: 'uri',
    pattern: CALENDAR_ADDRESS,
    minLength: 1,
    maxLength: CALENDAR_LIMITS.address,
    description: 'https:// or webcal://, which means the same',
    example: 'webcal://calendar.example.com/work.ics',
  })
  @Transform(({ value }) => (typeof value === 'string' ? calendarAddress(value) : value))
  @Rule(calendarAddressProblem)
  url: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: CALENDAR_LIMITS.name,
    pattern: LINE_OR_EMPTY,
    description: 'What the calendar calls itself, unless given',
    example: 'Work',
  })
  @Transform(({ value }) => (typeof value === 'string' ? trimmed(value) || null : value))
  @ValidateIf(isGiven)
  @Rule((value) => textProblem(value, { longest: CALENDAR_LIMITS.name }))
  name?: string | null;

  @TimeZoneField() timeZone?: string | null;
}

/** The body of POST /api/calendar-files. */
export class ImportCalendarFileDto {
  @ApiProperty({
    type: String,
    pattern: '^BEGIN:VCALENDAR\\r?\\n(?:[\\s\\S]*\\n)?END:VCALENDAR\\r?\\n?$',
    description: 'The text of an .ics file; the body has at most 100 kB',
    example: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
  })
  @Rule((value) =>
    typeof value === 'string' && value !== '' ? null : 'must be the text of a calendar file',
  )
  text: string;

  @TimeZoneField() timeZone?: string | null;
}

const COUNT = { type: 'integer', minimum: 0, example: 2 } as const;

/** Response of POST /api/calendar-files: what happened to the events with contacts, counted per occurrence. */
export class CalendarFileResultDto {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'For GET /api/calendar-files/{id} and its undo; null where nothing changed',
  })
  id: string | null;

  @ApiProperty(COUNT) added: number;
  @ApiProperty(COUNT) changed: number;
  @ApiProperty(COUNT) unchanged: number;

  @ApiProperty({
    ...COUNT,
    description: 'The outcome is known, it was canceled here, or another calendar has it',
  })
  left: number;

  @ApiProperty({
    type: [CalendarProblemDto],
    description: "Events with contacts that Rapport couldn't read completely",
  })
  problems: CalendarProblemDto[];
}

/**
 * Response of GET /api/calendar-feed: whether there is a feed. Its address is returned only once, when it's
 * created.
 */
export class CalendarFeedDto {
  @ApiProperty({ ...TIME, nullable: true }) createdAt: string | null;
  @ApiProperty({ ...TIME, nullable: true }) lastReadAt: string | null;

  @ApiProperty({ type: Boolean, description: 'Whether birthdays are in it', example: true })
  birthdays: boolean;
}

/** The body of POST /api/calendar-feed. */
export class CreateCalendarFeedDto {
  @TimeZoneField() timeZone?: string | null;

  @ApiPropertyOptional({
    type: Boolean,
    nullable: true,
    description: 'Whether birthdays are in it; as in the feed before, else yes, unless given',
    example: true,
  })
  @ValidateIf(isGiven)
  @Rule(booleanProblem)
  birthdays?: boolean | null;
}

/** The body of PATCH /api/calendar-feed. */
export class ChangeCalendarFeedDto {
  @ApiProperty({ type: Boolean, description: 'Whether birthdays are in it', example: true })
  @Rule(booleanProblem)
  birthdays: boolean;
}

/** Response of POST /api/calendar-feed. */
export class NewCalendarFeedDto {
  @ApiProperty({
    type: String,
    description: 'Path on the origin of the API; shown only once',
    example: '/api/calendar/AYkKXayWd0u-zrMCCZqAVw-and-43-further-characters-nobody-guesses.ics',
  })
  path: string;

  @ApiProperty(TIME) createdAt: string;
}

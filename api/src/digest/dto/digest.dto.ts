import { ApiProperty } from '@nestjs/swagger';
import {
  DIGEST_FAILURES,
  DIGEST_HOURS,
  DIGEST_OUTCOMES,
  type DigestOutcome,
  HOUR_CYCLES,
  type HourCycle,
} from '@rapport/contracts';
import { isTimeZone } from '../../today/domain/day-bounds.ts';
import { wholeNumberProblem } from '../../validation/domain/value-rules.ts';
import { Rule } from '../../validation/rule.ts';

const LONGEST_ZONE = 64;
const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const HOUR = {
  type: 'integer',
  minimum: DIGEST_HOURS.min,
  maximum: DIGEST_HOURS.max,
  example: 7,
} as const;
const ZONE = {
  type: String,
  maxLength: LONGEST_ZONE,
  description: 'An IANA time zone',
  example: 'Europe/Berlin',
} as const;

const CYCLE = {
  enum: HOUR_CYCLES,
  description: 'How the email writes times: h12 like 2:05 PM, h23 like 14:05',
  example: 'h12',
} as const;

/** The body of PUT /api/user/digest. */
export class SaveDigestDto {
  @ApiProperty({ type: Boolean, example: true })
  @Rule((value) => (typeof value === 'boolean' ? null : 'must be true or false'))
  enabled: boolean;

  @ApiProperty({ ...HOUR, description: 'The hour of the day in the time zone' })
  @Rule((value) => wholeNumberProblem(value, DIGEST_HOURS))
  hour: number;

  @ApiProperty({ ...ZONE, format: 'time-zone' })
  @Rule((value) =>
    typeof value === 'string' && value.length <= LONGEST_ZONE && isTimeZone(value)
      ? null
      : 'must be a time zone like Europe/Berlin',
  )
  timeZone: string;

  @ApiProperty({ ...CYCLE, required: false })
  @Rule((value) =>
    value === undefined || HOUR_CYCLES.some((cycle) => cycle === value)
      ? null
      : `must be one of ${HOUR_CYCLES.join(', ')}`,
  )
  hourCycle?: HourCycle;
}

/** The newest daily email, if the mail server hasn't accepted it. */
export class DigestFailureDto {
  @ApiProperty({
    enum: DIGEST_FAILURES,
    description:
      'waiting: it is tried again; late: it was tried for twelve hours; refused: it is not tried again that day',
  })
  kind: (typeof DIGEST_FAILURES)[number];

  @ApiProperty(TIME) dueAt: string;

  @ApiProperty({ ...TIME, nullable: true, description: 'Null unless it is waiting' })
  nextTryAt: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Refused emails in a row. After five the daily email is turned off.',
    example: 1,
  })
  refusals: number;
}

/** Response of GET and PUT /api/user/digest. */
export class DigestDto {
  @ApiProperty({ type: Boolean, example: true }) enabled: boolean;
  @ApiProperty(HOUR) hour: number;

  @ApiProperty({ ...ZONE, nullable: true, description: 'Null until the person has chosen one' })
  timeZone: string | null;

  @ApiProperty(CYCLE) hourCycle: HourCycle;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The address of the account; null for an account without one',
    example: 'grace@example.com',
  })
  email: string | null;

  @ApiProperty({ ...TIME, nullable: true }) lastSentAt: string | null;

  @ApiProperty({
    ...TIME,
    nullable: true,
    description: 'Null while it is off. No email is sent on a day with nothing to say.',
  })
  nextAt: string | null;

  @ApiProperty({ type: Boolean, description: 'Whether an email is on its way to the mail server' })
  sending: boolean;

  @ApiProperty({ type: Boolean, description: 'Whether this deployment can send email' })
  available: boolean;

  @ApiProperty({
    type: DigestFailureDto,
    nullable: true,
    description: 'Why the newest email was not accepted; null if it was',
  })
  failure: DigestFailureDto | null;
}

class ExportedEmailDto {
  @ApiProperty({ type: String, format: 'date', example: '2026-03-14' }) day: string;

  @ApiProperty({
    enum: DIGEST_OUTCOMES,
    nullable: true,
    description: 'Null while it waits to be sent',
    example: 'sent',
  })
  outcome: DigestOutcome | null;

  @ApiProperty({ ...TIME, nullable: true }) settledAt: string | null;
}

/** The daily email in GET /api/export. */
export class ExportedDigestDto {
  @ApiProperty({ type: Boolean }) enabled: boolean;
  @ApiProperty(HOUR) hour: number;
  @ApiProperty(ZONE) timeZone: string;
  @ApiProperty(CYCLE) hourCycle: HourCycle;
  @ApiProperty({ type: String, nullable: true, example: 'grace@example.com' })
  email: string | null;

  @ApiProperty({ ...TIME, nullable: true }) lastSentAt: string | null;

  @ApiProperty({ type: [ExportedEmailDto], description: 'Of the last two weeks, newest first' })
  emails: ExportedEmailDto[];
}

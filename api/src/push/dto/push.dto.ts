import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  DIGEST_HOURS,
  HOUR_CYCLES,
  type HourCycle,
  PUSH_ANSWERS,
  PUSH_FAILURES,
  PUSH_LIMITS,
  type PushAnswer,
  type PushFailure,
  REMINDER_MINUTES,
  type ReminderMinutes,
} from '@rapport/contracts';
import { isTimeZone } from '../../today/domain/day-bounds.ts';
import { HTTPS_ADDRESS } from '../../validation/domain/patterns.ts';
import { type Problem, requiredTextProblem } from '../../validation/domain/text-rules.ts';
import { choiceProblem, wholeNumberProblem } from '../../validation/domain/value-rules.ts';
import { TitleField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';

const LONGEST_ZONE = 64;
/** A point of P-256, uncompressed: 65 bytes, of which the first is 4. */
const PUBLIC_KEY = '^B[A-P][A-Za-z0-9_-]{85}$';
/** 16 bytes. */
const AUTH = '^[A-Za-z0-9_-]{22}$';
const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const MINUTES = {
  type: 'integer',
  enum: [...REMINDER_MINUTES, null],
  nullable: true,
  description: 'Minutes before a meeting; null for no reminders of meetings',
  example: 10,
} as const;
const HOUR = { type: 'integer', minimum: DIGEST_HOURS.min, maximum: DIGEST_HOURS.max } as const;
const MORNING = {
  ...HOUR,
  description: 'The hour of the day at which promises and the summary come, in the time zone',
  example: 8,
} as const;
const FROM = { ...HOUR, description: 'The hour at which quiet hours begin', example: 21 } as const;
const TO = {
  ...HOUR,
  description: 'The hour at which they end; if it is the first one, there are none',
  example: 7,
} as const;
const PROMISES = { type: Boolean, description: 'Promises on the day they are due' } as const;
const SUMMARY = { type: Boolean, description: 'Meetings, promises, and who is due' } as const;
const QUIET = {
  type: Boolean,
  description:
    'What falls in quiet hours comes at their end; not the reminder of a meeting that has begun',
} as const;
const HIDDEN = { type: Boolean, description: 'Messages have no names, titles, or places' } as const;
const ZONE = {
  type: String,
  maxLength: LONGEST_ZONE,
  description: 'An IANA time zone; the one of your details counts first',
  example: 'Europe/Berlin',
} as const;
const CYCLE = {
  enum: HOUR_CYCLES,
  description: 'How messages write times: h12 like 2:05 PM, h23 like 14:05',
  example: 'h12',
} as const;

const BooleanRule = () =>
  Rule((value) => (typeof value === 'boolean' ? null : 'must be true or false'));
const HourRule = () => Rule((value) => wholeNumberProblem(value, DIGEST_HOURS));
const ZoneRule = () =>
  Rule((value) =>
    typeof value === 'string' && value.length <= LONGEST_ZONE && isTimeZone(value)
      ? null
      : 'must be a time zone like Europe/Berlin',
  );
const KeyField = (pattern: string, description: string, example: string) =>
  applyDecorators(
    ApiProperty({ type: String, pattern, description, example }),
    Rule((value) =>
      typeof value === 'string' && new RegExp(pattern).test(value)
        ? null
        : 'must be a key of a push subscription, in base64url',
    ),
  );

function minutesProblem(value: unknown): Problem {
  if (value === null || REMINDER_MINUTES.some((minutes) => minutes === value)) return null;
  return `must be one of ${REMINDER_MINUTES.join(', ')}, or null`;
}

/** The clock by which messages come and are written. */
class PushClockDto {
  @ApiProperty({ ...ZONE, format: 'time-zone' }) @ZoneRule() timeZone: string;
  @ApiProperty(CYCLE) @Rule((value) => choiceProblem(value, HOUR_CYCLES)) hourCycle: HourCycle;
}

/** The body of PUT /api/push. */
export class SavePushDto extends PushClockDto {
  @ApiProperty(MINUTES) @Rule(minutesProblem) meetingMinutes: ReminderMinutes | null;
  @ApiProperty(PROMISES) @BooleanRule() promises: boolean;
  @ApiProperty(SUMMARY) @BooleanRule() summary: boolean;
  @ApiProperty(MORNING) @HourRule() hour: number;
  @ApiProperty(QUIET) @BooleanRule() quiet: boolean;
  @ApiProperty(FROM) @HourRule() quietFrom: number;
  @ApiProperty(TO) @HourRule() quietTo: number;
  @ApiProperty(HIDDEN) @BooleanRule() hideNames: boolean;
}

/** The body of POST /api/push/devices: a subscription of the browser's push manager. */
export class AddPushDeviceDto extends PushClockDto {
  @ApiProperty({
    type: String,
    format: 'uri',
    pattern: HTTPS_ADDRESS,
    minLength: 1,
    maxLength: PUSH_LIMITS.endpoint,
    description: 'The address of the push service, which lets anyone write to this device',
    example: 'https://push.example.com/send/a1b2c3',
  })
  @Rule((value) => requiredTextProblem(value, { longest: PUSH_LIMITS.endpoint }))
  endpoint: string;

  @KeyField(PUBLIC_KEY, 'The key `p256dh` of the subscription', `BA${'a'.repeat(85)}`)
  publicKey: string;

  @KeyField(AUTH, 'The key `auth` of the subscription', 'a'.repeat(22))
  auth: string;

  @TitleField({
    description: 'The browser, in words',
    example: 'Chrome on Android',
    longest: PUSH_LIMITS.name,
  })
  name: string;
}

/** A device that gets reminders, without its endpoint and keys. */
export class PushDeviceDto {
  @ApiProperty({ type: String, format: 'uuid', description: 'Made of the endpoint' }) id: string;
  @ApiProperty({ type: String, example: 'Chrome on Android' }) name: string;
  @ApiProperty(TIME) createdAt: string;

  @ApiProperty({ ...TIME, nullable: true, description: 'When a message last reached it' })
  lastSuccessAt: string | null;

  @ApiProperty({
    enum: PUSH_FAILURES,
    nullable: true,
    description:
      'Why the last message did not reach it: the push service refused it, or could not be reached in time',
    example: null,
  })
  failure: PushFailure | null;
}

/** What reaches devices, as the user wants it. */
export class PushChoicesDto {
  @ApiProperty(MINUTES) meetingMinutes: ReminderMinutes | null;
  @ApiProperty(PROMISES) promises: boolean;
  @ApiProperty(SUMMARY) summary: boolean;
  @ApiProperty(MORNING) hour: number;
  @ApiProperty(QUIET) quiet: boolean;
  @ApiProperty(FROM) quietFrom: number;
  @ApiProperty(TO) quietTo: number;
  @ApiProperty(HIDDEN) hideNames: boolean;
  @ApiProperty({ ...ZONE, nullable: true, description: 'Null until the first device is added' })
  timeZone: string | null;
  @ApiProperty({ type: [PushDeviceDto], description: 'Oldest first' }) devices: PushDeviceDto[];
}

/** Response of GET and PUT /api/push. */
export class PushDto extends PushChoicesDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The `applicationServerKey` for subscriptions; null if no reminders are sent here',
    example: 'BAaaaaaa',
  })
  publicKey: string | null;
}

/** Response of POST /api/push/devices/{id}/test. */
export class PushTestDto {
  @ApiProperty({
    enum: PUSH_ANSWERS,
    description:
      'What the push service said: sent; gone, which removes the device; refused for good; retry if it could not be reached',
    example: 'sent',
  })
  answer: PushAnswer;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Its status', example: 201 })
  status: number | null;
}

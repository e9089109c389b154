import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CARD_FIELDS,
  type CardField,
  DATE_ORDERS,
  type DateOrder,
  FIRST_WEEKDAYS,
  type FirstWeekday,
  HOUR_CYCLES,
  type HourCycle,
  isZoneName,
  OWN_DETAILS_LIMITS,
} from '@rapport/contracts';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { choiceProblem, setProblem } from '../../validation/domain/value-rules.ts';
import {
  OptionalNamePartField,
  OptionalPhoneField,
  OptionalTextField,
} from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';

const isGiven = (_dto: object, value: unknown): boolean => value !== undefined && value !== null;
const EMPTY = { type: String, nullable: true, required: true } as const;
const NAME = 'Ada Lovelace';
const TITLE = 'Chief Engineer';
const COMPANY = 'Analytical Engines';
const PRONOUNS = 'she/her';
const PHONE = '+44 20 7946 0958';
const ZONE = 'Europe/London';

const CYCLE = 'h12 like 2:05 PM, h23 like 14:05; null as the browser has it';
const WEEK = 'The day on which a week begins; null as the browser has it';
const ORDER = 'The order of day and month in dates like 3/4/1985; null as the browser has it';
const ON_CARD =
  'What stands on the own card besides name and pronouns; the title goes with the company';

/** One of a few choices, or null to use the browser's setting. */
function OptionalChoiceField(choices: readonly string[], description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ enum: [...choices], nullable: true, description, example: choices[0] }),
    ValidateIf(isGiven),
    Rule((value) => choiceProblem(value, choices)),
  );
}

/** The body of PUT /api/user/details; absent fields are cleared. */
export class SaveOwnDetailsDto {
  @OptionalNamePartField({ description: 'Name', example: NAME })
  name?: string | null;

  @OptionalTextField({ description: 'Title', example: TITLE, longest: OWN_DETAILS_LIMITS.title })
  title?: string | null;

  @OptionalTextField({
    description: 'Company',
    example: COMPANY,
    longest: OWN_DETAILS_LIMITS.company,
  })
  company?: string | null;

  @OptionalTextField({
    description: 'Pronouns',
    example: PRONOUNS,
    longest: OWN_DETAILS_LIMITS.pronouns,
  })
  pronouns?: string | null;

  @OptionalPhoneField({ description: 'Phone', example: PHONE })
  phone?: string | null;

  @ApiPropertyOptional({
    type: String,
    format: 'time-zone',
    nullable: true,
    description: 'A name of the IANA database; null as the browser has it',
    example: ZONE,
  })
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() || null : value))
  @ValidateIf(isGiven)
  @Rule((value) =>
    typeof value === 'string' && isZoneName(value)
      ? null
      : 'must be a time zone like Europe/London',
  )
  timeZone?: string | null;

  @OptionalChoiceField(HOUR_CYCLES, CYCLE)
  hourCycle?: HourCycle | null;

  @OptionalChoiceField(FIRST_WEEKDAYS, WEEK)
  firstWeekday?: FirstWeekday | null;

  @OptionalChoiceField(DATE_ORDERS, ORDER)
  dateOrder?: DateOrder | null;

  @ApiPropertyOptional({
    enum: CARD_FIELDS,
    isArray: true,
    uniqueItems: true,
    nullable: true,
    description: `${ON_CARD}. All of it where this is left out.`,
  })
  @ValidateIf(isGiven)
  @Rule((value) =>
    setProblem(
      value,
      (item) => CARD_FIELDS.some((field) => field === item),
      CARD_FIELDS.join(', '),
    ),
  )
  card?: CardField[] | null;
}

/** The stored details, which are also part of the export. */
export class StoredOwnDetailsDto {
  @ApiProperty({ ...EMPTY, example: NAME }) name: string | null;
  @ApiProperty({ ...EMPTY, example: TITLE }) title: string | null;
  @ApiProperty({ ...EMPTY, example: COMPANY }) company: string | null;
  @ApiProperty({ ...EMPTY, example: PRONOUNS }) pronouns: string | null;
  @ApiProperty({ ...EMPTY, example: PHONE }) phone: string | null;

  @ApiProperty({ ...EMPTY, description: 'Null as the browser has it', example: ZONE })
  timeZone: string | null;

  @ApiProperty({ enum: HOUR_CYCLES, nullable: true, description: CYCLE })
  hourCycle: HourCycle | null;

  @ApiProperty({ enum: FIRST_WEEKDAYS, nullable: true, description: WEEK })
  firstWeekday: FirstWeekday | null;

  @ApiProperty({ enum: DATE_ORDERS, nullable: true, description: ORDER })
  dateOrder: DateOrder | null;

  @ApiProperty({ enum: CARD_FIELDS, isArray: true, description: ON_CARD })
  card: CardField[];
}

/** Response of GET and PUT /api/user/details: the signed-in user's details and their formats for times and dates. */
export class OwnDetailsDto extends StoredOwnDetailsDto {
  @ApiProperty({ ...EMPTY, description: 'The address of the account', example: 'ada@example.com' })
  email: string | null;

  @ApiProperty({
    ...EMPTY,
    description:
      'The picture that was given as the own photo, below the origin of the API; null without one',
    example: null,
  })
  photoPath: string | null;
}

import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  completeWebAddress,
  isUuid,
  LABEL_LIMITS,
  parseBirthday,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import {
  emailProblem,
  personNameProblem,
  phoneProblem,
  webAddressProblem,
} from './domain/address-rules.ts';
import {
  BIRTHDAY,
  DAY,
  EMAIL,
  LINE,
  LINE_OR_EMPTY,
  LINES_OR_EMPTY,
  PHONE,
  TIME,
  WEB_ADDRESS,
} from './domain/patterns.ts';
import { timeProblem } from './domain/time-rules.ts';
import { type Problem, requiredTextProblem, textProblem, trimmed } from './domain/text-rules.ts';
import { SCORE_LIMITS, setProblem, wholeNumberProblem } from './domain/value-rules.ts';
import { Rule } from './rule.ts';

interface FieldOptions {
  description: string;
  example: string;
}

interface TextSchema {
  format?: string;
  pattern: string;
  maxLength: number;
}

const line = (longest: number) => ({
  type: String,
  minLength: 1,
  maxLength: longest,
  pattern: LINE,
});
const NAME = line(TEXT_LIMITS.name);
const EMAIL_SCHEMA = { format: 'email', pattern: EMAIL, maxLength: TEXT_LIMITS.short };
const PHONE_SCHEMA = { pattern: PHONE, maxLength: TEXT_LIMITS.short };
const LINK_SCHEMA = { format: 'uri', pattern: WEB_ADDRESS, maxLength: TEXT_LIMITS.short };

/** The schema of a time in a body. */
export const TIME_SCHEMA = {
  type: String,
  format: 'date-time',
  pattern: TIME,
  example: '2026-03-14T09:26:53.589Z',
} as const;

/** The schema of a day in a body. */
export const DAY_SCHEMA = { type: String, format: 'date', pattern: DAY } as const;

const clean = (value: unknown): unknown => (typeof value === 'string' ? trimmed(value) : value);
const cleanOrNull = (value: unknown): unknown => (clean(value) === '' ? null : clean(value));

/** A person's name: 1 to 200 characters after trimming, at least one visible, and no web address. */
export function NameField(options: FieldOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...options, ...NAME }),
    Transform(({ value }) => clean(value)),
    Rule(personNameProblem),
  );
}

/** The name in a change; absent if it stays the same. */
export function ChangedNameField(options: FieldOptions): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ ...options, ...NAME }),
    Transform(({ value }) => clean(value)),
    ValidateIf((_dto: object, value: unknown) => value !== undefined),
    Rule(personNameProblem),
  );
}

/** An optional part of a person's name; empty counts as absent. */
export function OptionalNamePartField(options: FieldOptions): PropertyDecorator {
  const documentation = { pattern: LINE_OR_EMPTY, maxLength: TEXT_LIMITS.name };
  return optional(options, documentation, personNameProblem);
}

/** A title chosen by the user: one trimmed line. */
export function TitleField(options: FieldOptions & { longest: number }): PropertyDecorator {
  const { longest, ...documentation } = options;
  return applyDecorators(
    ApiProperty({ ...documentation, ...line(longest) }),
    Transform(({ value }) => clean(value)),
    Rule((value) => requiredTextProblem(value, { longest })),
  );
}

/** A title in a change; absent if it stays the same. */
export function ChangedTitleField(options: FieldOptions & { longest: number }): PropertyDecorator {
  const { longest, ...documentation } = options;
  return applyDecorators(
    ApiPropertyOptional({ ...documentation, ...line(longest) }),
    Transform(({ value }) => clean(value)),
    ValidateIf((_dto: object, value: unknown) => value !== undefined),
    Rule((value) => requiredTextProblem(value, { longest })),
  );
}

/** One line of text, stored exactly as sent. */
export function TextField(options: FieldOptions & { longest?: number }): PropertyDecorator {
  const { longest = TEXT_LIMITS.short, ...documentation } = options;
  return applyDecorators(
    ApiProperty({ ...documentation, ...line(longest) }),
    Rule((value) => requiredTextProblem(value, { longest })),
  );
}

/** An optional line of text; empty counts as absent. */
export function OptionalTextField({
  longest = TEXT_LIMITS.short,
  ...options
}: FieldOptions & { longest?: number }): PropertyDecorator {
  const documentation = { pattern: LINE_OR_EMPTY, maxLength: longest };
  return optional(options, documentation, (value) => textProblem(value, { longest }));
}

/** Optional text of a few lines, with the maximum length of a single line; empty counts as absent. */
export function OptionalLinesField(options: FieldOptions): PropertyDecorator {
  const rules = { longest: TEXT_LIMITS.short, multiline: true };
  const documentation = { pattern: LINES_OR_EMPTY, maxLength: rules.longest };
  return optional(options, documentation, (value) => textProblem(value, rules));
}

/** Optional text of several lines; empty counts as absent. */
export function OptionalNotesField(options: FieldOptions): PropertyDecorator {
  const rules = { longest: TEXT_LIMITS.notes, multiline: true };
  const documentation = { pattern: LINES_OR_EMPTY, maxLength: rules.longest };
  return optional(options, documentation, (value) => textProblem(value, rules));
}

export function OptionalEmailField(options: FieldOptions): PropertyDecorator {
  return optional(options, EMAIL_SCHEMA, emailProblem);
}

export function OptionalPhoneField(options: FieldOptions): PropertyDecorator {
  return optional(options, PHONE_SCHEMA, phoneProblem);
}

/** An optional web address; https:// is added if missing. */
export function OptionalWebAddressField(options: FieldOptions): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? completeWebAddress(value) : value)),
    optional(options, LINK_SCHEMA, webAddressProblem),
  );
}

/** An email address in a list. */
export function EmailField(options: FieldOptions): PropertyDecorator {
  return required(options, EMAIL_SCHEMA, emailProblem);
}

/** A phone number in a list. */
export function PhoneField(options: FieldOptions): PropertyDecorator {
  return required(options, PHONE_SCHEMA, phoneProblem);
}

/** A web address in a list; https:// is added if missing. */
export function WebAddressField(options: FieldOptions): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? completeWebAddress(value) : value)),
    required(options, LINK_SCHEMA, webAddressProblem),
  );
}

/** An optional day with or without a year; null clears it. */
export function OptionalBirthdayField(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      pattern: BIRTHDAY,
      description: 'As `YYYY-MM-DD`, or `--MM-DD` without the year',
      example: '--12-10',
    }),
    Transform(({ value }) => cleanOrNull(value)),
    ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null),
    Rule(dayOfYearProblem),
  );
}

/** Validates a day with or without a year. */
export function dayOfYearProblem(value: unknown): Problem {
  return typeof value === 'string' && parseBirthday(value) !== null
    ? null
    : 'must be a day like 1815-12-10, or --12-10 without the year';
}

/** Label IDs, as many as a contact can have. */
export function LabelIdsField(
  description = 'All labels of the contact; ids of labels that are gone are left out',
): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      maxItems: LABEL_LIMITS.perContact,
      uniqueItems: true,
      nullable: true,
      description,
    }),
    ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null),
    Rule((value) => idsProblem(value, LABEL_LIMITS.perContact)),
  );
}

/** Validates a list of at most `most` unique IDs. */
export function idsProblem(value: unknown, most: number): Problem {
  const problem = setProblem(value, isUuid, 'UUIDs');
  if (problem !== null || !Array.isArray(value)) return problem;
  return value.length > most ? `must have at most ${most} items` : null;
}

/** An optional time; null clears it. */
export function OptionalTimeField({ description }: Pick<FieldOptions, 'description'>) {
  return applyDecorators(
    ApiPropertyOptional({
      description,
      ...TIME_SCHEMA,
      nullable: true,
    }),
    ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null),
    Rule(timeProblem),
  );
}

/** An optional ID of another resource. */
export function OptionalIdField({ description }: Pick<FieldOptions, 'description'>) {
  return applyDecorators(
    ApiPropertyOptional({ description, type: String, format: 'uuid', nullable: true }),
    ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null),
    Rule((value) => (isUuid(value) ? null : 'must be a UUID')),
  );
}

/** A score: a whole number from 0 to 100. */
export function ScoreField(): PropertyDecorator {
  const { min: minimum, max: maximum } = SCORE_LIMITS;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum, maximum, example: 50 }),
    Rule((value) => wholeNumberProblem(value, SCORE_LIMITS)),
  );
}

function required(
  options: FieldOptions,
  documentation: TextSchema,
  problemOf: (value: unknown) => Problem,
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...options, ...documentation, type: String }),
    Transform(({ value }) => clean(value)),
    Rule(problemOf),
  );
}

function optional(
  options: FieldOptions,
  documentation: TextSchema,
  problemOf: (value: unknown) => string | null,
): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ ...options, ...documentation, type: String, nullable: true }),
    Transform(({ value }) => cleanOrNull(value)),
    ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null),
    Rule(problemOf),
  );
}

import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { TEXT_LIMITS } from '@rapport/contracts';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { completeWebAddress, emailProblem, webAddressProblem } from './domain/address-rules.ts';
import { requiredTextProblem, textProblem, trimmed } from './domain/text-rules.ts';
import { Rule } from './rule.ts';

interface FieldOptions {
  description: string;
  example: string;
}

const LONGEST_NAME = 200;
const LONGEST_SHORT_TEXT = 320;

const clean = (value: unknown): unknown => (typeof value === 'string' ? trimmed(value) : value);
const cleanOrNull = (value: unknown): unknown => (clean(value) === '' ? null : clean(value));

/** A name: 1 to 200 characters after trimming, some of them visible. */
export function NameField(options: FieldOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...options, type: String, minLength: 1, maxLength: LONGEST_NAME }),
    Transform(({ value }) => clean(value)),
    Rule((value) => requiredTextProblem(value, { longest: LONGEST_NAME })),
  );
}

/** One line of text that may be left out; empty counts as left out. */
export function OptionalTextField(options: FieldOptions): PropertyDecorator {
  return optional(options, undefined, (value) =>
    textProblem(value, { longest: LONGEST_SHORT_TEXT }),
  );
}

/** Several lines of text that may be left out; empty counts as left out. */
export function OptionalNotesField(options: FieldOptions): PropertyDecorator {
  const rules = { longest: TEXT_LIMITS.notes, multiline: true };
  return optional(options, undefined, (value) => textProblem(value, rules), rules.longest);
}

export function OptionalEmailField(options: FieldOptions): PropertyDecorator {
  return optional(options, 'email', emailProblem);
}

/** A web address that may be left out; one without https:// gets it. */
export function OptionalWebAddressField(options: FieldOptions): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? completeWebAddress(value) : value)),
    optional(options, 'uri', webAddressProblem),
  );
}

function optional(
  options: FieldOptions,
  format: string | undefined,
  problemOf: (value: unknown) => string | null,
  longest: number = LONGEST_SHORT_TEXT,
): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      ...options,
      ...(format && { format }),
      type: String,
      nullable: true,
      maxLength: longest,
    }),
    Transform(({ value }) => cleanOrNull(value)),
    ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null),
    Rule(problemOf),
  );
}

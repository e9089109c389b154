import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CUSTOM_FIELD_KINDS,
  CUSTOM_FIELD_LIMITS,
  type CustomFieldKind,
  type CustomValue,
  isUuid,
} from '@rapport/contracts';
import { ValidateIf } from 'class-validator';
import { type Problem } from '../validation/domain/text-rules.ts';
import { objectProblem } from '../validation/domain/value-rules.ts';
import { Rule } from '../validation/rule.ts';

const { perUser, text } = CUSTOM_FIELD_LIMITS;
const VALUE = [{ type: 'string', maxLength: text }, { type: 'number' }, { type: 'boolean' }];
const NAMES = { propertyNames: { type: 'string', format: 'uuid' } } as const;
const EXAMPLE = { '018f6b1e-0000-7000-8000-000000000119': '2026-03-31' };
const KINDS =
  'a text or link, a number, a date as `YYYY-MM-DD`, the id of a choice, or true for yes and false for no';

/** The values of a contact in a response. */
export function CustomValuesAnswer(description: string): PropertyDecorator {
  return ApiPropertyOptional({
    type: 'object',
    ...NAMES,
    additionalProperties: { anyOf: VALUE },
    description: `${description}, by the id of the field: ${KINDS}`,
    example: EXAMPLE,
  });
}

/** A value with the name of its field, where the fields aren't at hand. */
export class NamedCustomValueDto {
  @ApiProperty({ type: String, description: 'Of the field', example: 'Coffee order' }) name: string;
  @ApiProperty({ enum: CUSTOM_FIELD_KINDS, example: 'text' }) kind: CustomFieldKind;

  @ApiProperty({
    anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
    description: 'As in `customValues`, except of a choice, where it is the name',
    example: 'Flat white',
  })
  value: CustomValue;
}

/** The values that briefings show, in a response. */
export function BriefedValuesAnswer(): PropertyDecorator {
  return ApiPropertyOptional({
    type: [NamedCustomValueDto],
    description: 'Values of your own fields that briefings show, in your order',
  });
}

/** Values in a request body. Their kinds are checked by `ownCustomValues`, which knows the fields. */
export function CustomValuesField(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: 'object',
      ...NAMES,
      maxProperties: perUser,
      additionalProperties: { anyOf: [...VALUE, { type: 'null' }] },
      description: `Values of your own fields, by the id of the field (GET /api/custom-fields): ${KINDS}. Fields that are left out stay as they are; null clears`,
      example: {},
    }),
    ValidateIf((_dto: object, value: unknown) => value !== undefined),
    Rule(valuesProblem),
  );
}

function valuesProblem(values: unknown): Problem {
  const problem = objectProblem(values);
  if (problem !== null || typeof values !== 'object' || values === null) return problem;
  const entries = Object.entries(values);
  if (entries.length > perUser) return `must have at most ${perUser} values`;
  if (!entries.every(([id]) => isUuid(id))) return 'must have ids of fields as names';
  const isValue = (value: unknown) =>
    value === null || ['string', 'number', 'boolean'].includes(typeof value);
  return entries.every(([, value]) => isValue(value))
    ? null
    : 'must have texts, numbers, true, false, or null as values';
}

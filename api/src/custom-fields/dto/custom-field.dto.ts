import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CUSTOM_FIELD_KINDS,
  CUSTOM_FIELD_LIMITS,
  CUSTOM_FIELD_PLACES,
  type CustomField,
  type CustomFieldChoice,
  type CustomFieldKind,
  type CustomFieldPlace,
  isUuid,
} from '@rapport/contracts';
import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { AlsoHolds } from '../../documentation/also-holds.ts';
import { type Problem } from '../../validation/domain/text-rules.ts';
import {
  choiceProblem,
  listProblem,
  setProblem,
  wholeNumberProblem,
} from '../../validation/domain/value-rules.ts';
import { ChangedTitleField, TitleField } from '../../validation/fields.ts';
import { parseFlag, QueryField } from '../../validation/query-field.ts';
import { Rule } from '../../validation/rule.ts';

const NAME = {
  description: 'Its name',
  example: 'Contract ends',
  longest: CUSTOM_FIELD_LIMITS.name,
};
const PLACES = { enum: CUSTOM_FIELD_PLACES, isArray: true, example: ['contact', 'briefing'] };
const PLACE = { min: 0, max: CUSTOM_FIELD_LIMITS.perUser - 1 } as const;
const YEARLY = 'Of dates: whether it comes again every year, like a birthday';

const isGiven = (_dto: object, value: unknown): boolean => value !== undefined;
const flagProblem = (value: unknown): Problem =>
  typeof value === 'boolean' ? null : 'must be true or false';

/** A choice in a request body. */
export class GivenChoiceDto {
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description:
      'Of the choice that it was before; contacts that have it keep it. A new one gets its id from the API',
  })
  @ValidateIf(isGiven)
  @Rule((value) => (isUuid(value) ? null : 'must be a UUID'))
  id?: string;

  @TitleField({ description: 'Its name', example: 'Gold', longest: CUSTOM_FIELD_LIMITS.choice })
  name: string;
}

function ChoicesField(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: [GivenChoiceDto],
      minItems: 1,
      maxItems: CUSTOM_FIELD_LIMITS.choices,
      description,
      example: [{ name: 'Gold' }, { name: 'Silver' }],
    }),
    ValidateIf((dto: object, value: unknown) => value !== undefined || needsChoices(dto)),
    Rule(choicesProblem),
    ValidateNested({ each: true, message: 'must be one of the choices' }),
    Type(() => GivenChoiceDto),
  );
}

function needsChoices(dto: object): boolean {
  return 'kind' in dto && dto.kind === 'choice';
}

function choicesProblem(value: unknown, dto: object): Problem {
  if (value === undefined) return 'is required for the kind choice';
  if ('kind' in dto && dto.kind !== 'choice') return 'must be left out for this kind';
  const problem = listProblem(value, CUSTOM_FIELD_LIMITS.choices, 'choices');
  if (problem !== null || !Array.isArray(value)) return problem;
  return value.length === 0 ? 'must have at least one choice' : null;
}

function yearlyProblem(value: unknown, dto: object): Problem {
  if (value === true && 'kind' in dto && dto.kind !== 'date') return 'must be false for this kind';
  return flagProblem(value);
}

function placesProblem(value: unknown): Problem {
  const isPlace = (item: unknown) => choiceProblem(item, CUSTOM_FIELD_PLACES) === null;
  return setProblem(value, isPlace, CUSTOM_FIELD_PLACES.join(', '));
}

/** A choice of a field. */
export class CustomFieldChoiceDto implements CustomFieldChoice {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'Gold' }) name: string;
}

/** A field that a user added to contacts. */
export class CustomFieldDto implements CustomField {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: NAME.example }) name: string;
  @ApiProperty({ enum: CUSTOM_FIELD_KINDS, example: 'date' }) kind: CustomFieldKind;

  @ApiProperty({
    type: [CustomFieldChoiceDto],
    description: 'What there is to choose from, in your order; empty for other kinds',
  })
  choices: CustomFieldChoiceDto[];

  @ApiProperty({ type: Boolean, description: YEARLY }) yearly: boolean;

  @ApiProperty({ ...PLACES, description: 'Where it is shown' })
  shownIn: CustomFieldPlace[];
}

/** The body of POST /api/custom-fields. */
@AlsoHolds(
  {
    if: { required: ['kind'], properties: { kind: { const: 'choice' } } },
    then: { required: ['choices'], properties: { choices: {} } },
    else: { properties: { choices: false } },
  },
  {
    if: { required: ['yearly'], properties: { yearly: { const: true } } },
    then: { required: ['kind'], properties: { kind: { const: 'date' } } },
  },
)
export class CreateCustomFieldDto {
  @TitleField(NAME) name: string;

  @ApiProperty({
    enum: CUSTOM_FIELD_KINDS,
    description: 'What its values are; it stays',
    example: 'text',
  })
  @Rule((value) => choiceProblem(value, CUSTOM_FIELD_KINDS))
  kind: CustomFieldKind;

  @ChoicesField('For choice only, and needed there: what there is to choose from')
  choices?: GivenChoiceDto[];

  @ApiPropertyOptional({ type: Boolean, description: YEARLY, example: false })
  @ValidateIf(isGiven)
  @Rule(yearlyProblem)
  yearly?: boolean;

  @ApiPropertyOptional({
    ...PLACES,
    uniqueItems: true,
    description: 'Where it is shown; without it, on the contact only',
  })
  @ValidateIf(isGiven)
  @Rule(placesProblem)
  shownIn?: CustomFieldPlace[];
}

/** The body of PATCH /api/custom-fields/{id}; absent fields stay unchanged. */
export class UpdateCustomFieldDto {
  @ChangedTitleField(NAME) name?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: PLACE.min,
    maximum: PLACE.max,
    description: 'Its new place among your fields, from 0; one beyond the last is the last',
    example: 0,
  })
  @ValidateIf(isGiven)
  @Rule((value) => wholeNumberProblem(value, PLACE))
  position?: number;

  @ChoicesField('All choices, in their order. One that is left out is removed')
  choices?: GivenChoiceDto[];

  @ApiPropertyOptional({ type: Boolean, description: YEARLY, example: true })
  @ValidateIf(isGiven)
  @Rule(flagProblem)
  yearly?: boolean;

  @ApiPropertyOptional({ ...PLACES, uniqueItems: true, description: 'Where it is shown' })
  @ValidateIf(isGiven)
  @Rule(placesProblem)
  shownIn?: CustomFieldPlace[];

  @ApiPropertyOptional({
    type: Boolean,
    example: false,
    description:
      'Whether contacts lose the choices that are removed; without it, a removed choice that contacts have is refused with CUSTOM_FIELD_IN_USE',
  })
  @ValidateIf(isGiven)
  @Rule(flagProblem)
  discard?: boolean;
}

/** The query of DELETE /api/custom-fields/{id}. */
export class DeleteCustomFieldQuery {
  @QueryField({
    parse: parseFlag,
    problem: 'must be true or false',
    documentation: {
      type: Boolean,
      default: false,
      description:
        'Whether contacts lose their values; without it, a field that contacts have a value in is refused with CUSTOM_FIELD_IN_USE',
    },
  })
  discard?: boolean;
}

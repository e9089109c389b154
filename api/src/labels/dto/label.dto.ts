import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  LABEL_COLORS,
  LABEL_KINDS,
  LABEL_LIMITS,
  type LabelColor,
  type LabelKind,
} from '@rapport/contracts';
import { ValidateIf } from 'class-validator';
import { ContactLabelDto } from '../../contacts/dto/contact-label.dto.ts';
import { choiceProblem } from '../../validation/domain/value-rules.ts';
import { ChangedTitleField, TitleField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';

const NAME = { description: 'Its name', example: 'Board', longest: LABEL_LIMITS.name };
const COLOR = { enum: LABEL_COLORS, example: 'teal' };

/** What a label says about its contacts; null for nothing. */
function KindField(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      enum: LABEL_KINDS,
      nullable: true,
      description: 'candidate: no estimate is made of anyone who has it',
      example: null,
    }),
    ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null),
    Rule((value) => choiceProblem(value, LABEL_KINDS)),
  );
}

/** One label of GET /api/labels, which returns all labels of the user by name. */
export class LabelDto extends ContactLabelDto {
  @ApiProperty({ type: 'integer', description: 'How many contacts have it', example: 2 })
  contactCount: number;
}

/** The body of POST /api/labels. */
export class CreateLabelDto {
  @TitleField(NAME) name: string;

  @ApiPropertyOptional({
    ...COLOR,
    nullable: true,
    description: 'Without one, a color that your labels have least',
  })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null)
  @Rule((value) => choiceProblem(value, LABEL_COLORS))
  color?: LabelColor | null;

  @KindField() kind?: LabelKind | null;
}

/** The body of PATCH /api/labels/{id}; absent fields stay unchanged. */
export class UpdateLabelDto {
  @ChangedTitleField(NAME) name?: string;

  @ApiPropertyOptional(COLOR)
  @ValidateIf((_dto: object, value: unknown) => value !== undefined)
  @Rule((value) => choiceProblem(value, LABEL_COLORS))
  color?: LabelColor;

  @KindField() kind?: LabelKind | null;
}

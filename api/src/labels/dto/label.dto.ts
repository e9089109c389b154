import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type CreateLabel,
  type Label,
  LABEL_COLORS,
  LABEL_LIMITS,
  type LabelColor,
  type UpdateLabel,
} from '@rapport/contracts';
import { ValidateIf } from 'class-validator';
import { ContactLabelDto } from '../../contacts/dto/contact-label.dto.ts';
import { choiceProblem } from '../../validation/domain/value-rules.ts';
import { ChangedTitleField, TitleField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';
import { sameKeys } from '../../validation/same-keys.ts';

const NAME = { description: 'Its name', example: 'Board', longest: LABEL_LIMITS.name };
const COLOR = { enum: LABEL_COLORS, example: 'teal' };

/** A label, for the documentation. */
export class LabelDto extends ContactLabelDto implements Label {
  @ApiProperty({ type: 'integer', description: 'How many contacts have it', example: 2 })
  contactCount: number;
}

/** The body of POST /api/labels. */
export class CreateLabelDto implements CreateLabel {
  @TitleField(NAME) name: string;

  @ApiPropertyOptional({
    ...COLOR,
    nullable: true,
    description: 'Without one, a color that your labels have least',
  })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null)
  @Rule((value) => choiceProblem(value, LABEL_COLORS))
  color?: LabelColor | null;
}

/** The body of PATCH /api/labels/{id}: what is left out stays. */
export class UpdateLabelDto implements UpdateLabel {
  @ChangedTitleField(NAME) name?: string;

  @ApiPropertyOptional(COLOR)
  @ValidateIf((_dto: object, value: unknown) => value !== undefined)
  @Rule((value) => choiceProblem(value, LABEL_COLORS))
  color?: LabelColor;
}

sameKeys<LabelDto, Label>(true);
sameKeys<CreateLabelDto, CreateLabel>(true);
sameKeys<UpdateLabelDto, UpdateLabel>(true);

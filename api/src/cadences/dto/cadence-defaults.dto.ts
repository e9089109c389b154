import { ApiProperty } from '@nestjs/swagger';
import { CADENCE_LIMITS, isUuid, LABEL_LIMITS } from '@rapport/contracts';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { OptionalIdField } from '../../validation/fields.ts';
import { listProblem, wholeNumberProblem } from '../../validation/domain/value-rules.ts';
import { Rule } from '../../validation/rule.ts';

const DAYS = {
  type: 'integer',
  minimum: CADENCE_LIMITS.min,
  maximum: CADENCE_LIMITS.max,
  example: 60,
} as const;

/** The cadence of contacts with a label. */
export class LabelCadenceDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @Rule((value) => (isUuid(value) ? null : 'must be the id of a label'))
  labelId: string;

  @ApiProperty({ ...DAYS, description: 'In days' })
  @Rule((value) => wholeNumberProblem(value, CADENCE_LIMITS))
  days: number;
}

/** Body of PUT /api/cadence-defaults: the cadences for new contacts. */
export class CadenceDefaultsDto {
  @ApiProperty({
    ...DAYS,
    nullable: true,
    description: 'In days, for contacts without any of the labels; null for none',
  })
  @Rule((value) => {
    const problem = value === null ? null : wholeNumberProblem(value, CADENCE_LIMITS);
    return problem && `${problem} or null`;
  })
  days: number | null;

  @ApiProperty({
    type: [LabelCadenceDto],
    maxItems: LABEL_LIMITS.perUser,
    description: 'For contacts with these labels; of several, the shortest counts',
  })
  @Rule((value) => listProblem(value, LABEL_LIMITS.perUser, 'labels with days'))
  @ValidateNested({ each: true, message: 'must be a label with days' })
  @Type(() => LabelCadenceDto)
  labels: LabelCadenceDto[];
}

/** Response of GET and PUT /api/cadence-defaults. */
export class StoredCadenceDefaultsDto extends CadenceDefaultsDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many contacts have no cadence',
    example: 34,
  })
  withoutCadence: number;
}

/** Body of POST /api/cadence-defaults/apply. */
export class ApplyCadencesDto extends CadenceDefaultsDto {
  @OptionalIdField({ description: 'Only contacts that this import added' })
  importId?: string | null;
}

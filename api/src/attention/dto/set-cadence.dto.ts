import { ApiProperty } from '@nestjs/swagger';
import { CADENCE_LIMITS } from '@rapport/contracts';
import { wholeNumberProblem } from '../../validation/domain/value-rules.ts';
import { Rule } from '../../validation/rule.ts';

/** The body of PUT /api/health/{contactId}/cadence. */
export class SetCadenceDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: CADENCE_LIMITS.min,
    maximum: CADENCE_LIMITS.max,
    description: 'In days; with null, the contact is not due any more',
    example: 30,
  })
  @Rule((value) => {
    const problem = value === null ? null : wholeNumberProblem(value, CADENCE_LIMITS);
    return problem && `${problem} or null`;
  })
  cadenceDays: number | null;
}

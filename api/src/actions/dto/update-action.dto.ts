import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ACTION_STATUSES, type ActionStatus } from '@rapport/contracts';
import { ValidateIf } from 'class-validator';
import { AlsoHolds } from '../../documentation/also-holds.ts';
import { TIME_SCHEMA } from '../../validation/fields.ts';
import { timeProblem } from '../../validation/domain/time-rules.ts';
import { choiceProblem } from '../../validation/domain/value-rules.ts';
import { Rule } from '../../validation/rule.ts';

/** The body of PATCH /api/actions/{contactId}/{actionId}. */
@AlsoHolds({
  if: { properties: { status: { const: 'snoozed' } } },
  then: { required: ['snoozedUntil'], properties: { snoozedUntil: { type: 'string' } } },
  else: { properties: { snoozedUntil: { type: 'null' } } },
})
export class UpdateActionDto {
  @ApiProperty({
    enum: ACTION_STATUSES,
    description: 'open takes back what was done, dismissed or snoozed',
    example: 'done',
  })
  @Rule((value) => choiceProblem(value, ACTION_STATUSES))
  status: ActionStatus;

  @ApiPropertyOptional({
    ...TIME_SCHEMA,
    nullable: true,
    description: 'Only with snoozed, and needed there: within the next 30 days',
    example: null,
  })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null)
  @Rule(timeProblem)
  snoozedUntil?: string | null;
}

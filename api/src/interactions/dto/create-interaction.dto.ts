import { ApiProperty } from '@nestjs/swagger';
import { INTERACTION_TYPES, type InteractionType } from '@rapport/contracts';
import { TIME_SCHEMA } from '../../validation/fields.ts';
import { timeProblem } from '../../validation/domain/time-rules.ts';
import { Rule } from '../../validation/rule.ts';
import { InteractionDetailsDto, interactionTypeProblem } from './interaction-details.dto.ts';

/** The body of POST /api/interactions/{contactId}. */
export class CreateInteractionDto extends InteractionDetailsDto {
  @ApiProperty({ enum: INTERACTION_TYPES, example: 'call' })
  @Rule(interactionTypeProblem)
  type: InteractionType;

  @ApiProperty({
    ...TIME_SCHEMA,
    description: 'When it happened, or is planned: up to a year from now',
  })
  @Rule(timeProblem)
  interactionDate: string;
}

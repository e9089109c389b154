import { ApiProperty } from '@nestjs/swagger';
import { INTERACTION_TYPES, type InteractionType } from '@rapport/contracts';
import { timeProblem } from '../../validation/domain/time-rules.ts';
import { Rule } from '../../validation/rule.ts';
import { InteractionDetailsDto, interactionTypeProblem } from './interaction-details.dto.ts';

/** The body of POST /api/interactions/{contactId}. */
export class CreateInteractionDto extends InteractionDetailsDto {
  @ApiProperty({ enum: INTERACTION_TYPES, example: 'call' })
  @Rule(interactionTypeProblem)
  type: InteractionType;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'When it happened, or is planned: up to a year from now',
    example: '2026-03-14T09:26:53.589Z',
  })
  @Rule(timeProblem)
  interactionDate: string;
}

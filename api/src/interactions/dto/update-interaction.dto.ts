import { ApiPropertyOptional } from '@nestjs/swagger';
import { INTERACTION_TYPES, type InteractionType } from '@rapport/contracts';
import { ValidateIf } from 'class-validator';
import { ForgottenCommitmentsField } from '../../commitments/dto/commitment.dto.ts';
import { TIME_SCHEMA } from '../../validation/fields.ts';
import { timeProblem } from '../../validation/domain/time-rules.ts';
import { Rule } from '../../validation/rule.ts';
import { InteractionDetailsDto, interactionTypeProblem } from './interaction-details.dto.ts';

/** Unlike absent, null is invalid for these two, because an interaction always has them. */
const isThere = (_dto: object, value: unknown): boolean => value !== undefined;

/** The body of PATCH /api/interactions/{contactId}/{id}. */
export class UpdateInteractionDto extends InteractionDetailsDto {
  @ApiPropertyOptional({ enum: INTERACTION_TYPES, example: 'meeting' })
  @ValidateIf(isThere)
  @Rule(interactionTypeProblem)
  type?: InteractionType;

  @ApiPropertyOptional({
    ...TIME_SCHEMA,
    description: 'When it happened, or is planned: up to a year from now',
  })
  @ValidateIf(isThere)
  @Rule(timeProblem)
  interactionDate?: string;

  @ForgottenCommitmentsField() forgetCommitments?: string[] | null;
}

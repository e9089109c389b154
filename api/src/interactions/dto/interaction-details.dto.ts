import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  DURATION_LIMITS,
  INTERACTION_OUTCOMES,
  INTERACTION_TYPES,
  type InteractionOutcome,
} from '@rapport/contracts';
import { ValidateIf } from 'class-validator';
import {
  NewStatedPreferenceDto,
  NewStatedPreferencesField,
} from '../../stated-preferences/dto/stated-preference.dto.ts';
import { NewCommitmentDto, NewCommitmentsField } from '../../commitments/dto/commitment.dto.ts';
import { type Problem } from '../../validation/domain/text-rules.ts';
import { dayProblem } from '../../validation/domain/time-rules.ts';
import { choiceProblem, wholeNumberProblem } from '../../validation/domain/value-rules.ts';
import { DAY_SCHEMA, OptionalNotesField, OptionalTextField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';

const isGiven = (_dto: object, value: unknown): boolean => value !== undefined && value !== null;

/** Validates the type of an interaction. */
export function interactionTypeProblem(value: unknown): Problem {
  return choiceProblem(value, INTERACTION_TYPES);
}

/** The optional facts of an interaction besides type and time; null for none. */
export class InteractionDetailsDto {
  @OptionalTextField({ description: 'A headline', example: 'Budget for the spring' })
  description?: string | null;

  @OptionalNotesField({
    description: 'Whatever is worth remembering',
    example: 'Wants the figures before Friday.',
  })
  notes?: string | null;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: DURATION_LIMITS.min,
    maximum: DURATION_LIMITS.max,
    description: 'In minutes',
    example: 25,
  })
  @ValidateIf(isGiven)
  @Rule((value) => wholeNumberProblem(value, DURATION_LIMITS))
  duration?: number | null;

  @ApiPropertyOptional({
    enum: INTERACTION_OUTCOMES,
    nullable: true,
    description: 'How it went, or that something is left to do',
    example: 'positive',
  })
  @ValidateIf(isGiven)
  @Rule((value) => choiceProblem(value, INTERACTION_OUTCOMES))
  outcome?: InteractionOutcome | null;

  @ApiPropertyOptional({
    ...DAY_SCHEMA,
    nullable: true,
    description: 'When something is promised; kept only with the outcome follow_up_needed',
    example: '2026-03-17',
  })
  @ValidateIf(isGiven)
  @Rule(dayProblem)
  followUpAt?: string | null;

  @OptionalTextField({
    description: 'What is promised; kept only with the outcome follow_up_needed',
    example: 'Send the figures',
  })
  followUpText?: string | null;

  @NewCommitmentsField() commitments?: NewCommitmentDto[] | null;
  @NewStatedPreferencesField() statedPreferences?: NewStatedPreferenceDto[] | null;
}

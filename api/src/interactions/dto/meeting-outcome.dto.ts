import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { INTERACTION_OUTCOMES, type InteractionOutcome } from '@rapport/contracts';
import { ValidateIf } from 'class-validator';
import { dayProblem } from '../../validation/domain/time-rules.ts';
import { choiceProblem } from '../../validation/domain/value-rules.ts';
import {
  type NewCommitmentDto,
  NewCommitmentsField,
} from '../../commitments/dto/commitment.dto.ts';
import {
  DAY_SCHEMA,
  OptionalIdField,
  OptionalNotesField,
  OptionalTextField,
} from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';
import { PEOPLE, peopleProblem } from './meeting.dto.ts';

const isGiven = (_dto: object, value: unknown): boolean => value !== undefined && value !== null;

/** The body of PUT /api/meetings/{id}/outcome. */
export class SetMeetingOutcomeDto {
  @ApiProperty({ enum: INTERACTION_OUTCOMES, example: 'positive' })
  @Rule((value) => choiceProblem(value, INTERACTION_OUTCOMES))
  outcome: InteractionOutcome;

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

  @OptionalNotesField({
    description: 'What to remember, for everyone who was there',
    example: 'Wants the figures before Friday.',
  })
  notes?: string | null;

  @ApiPropertyOptional({
    ...PEOPLE,
    nullable: true,
    description: 'Who was there: everyone unless given. The others have no such meeting any more',
  })
  @ValidateIf(isGiven)
  @Rule(peopleProblem)
  contactIds?: string[] | null;

  @NewCommitmentsField('What was promised or asked, with any outcome; it ends with the outcome')
  commitments?: NewCommitmentDto[] | null;

  @OptionalIdField({
    description: 'With whom that is: someone who was there, the first of them unless given',
  })
  commitmentsWith?: string | null;
}

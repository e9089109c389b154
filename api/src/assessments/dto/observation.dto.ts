import { ApiProperty } from '@nestjs/swagger';
import { OBSERVED_ANSWERS, type ObservedAnswer } from '@rapport/contracts';
import { choiceProblem } from '../../validation/domain/value-rules.ts';
import { OptionalIdField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';
import { findQuestion } from '../domain/find-question.ts';

/** The body of POST /api/observations/{contactId}. */
export class SaveObservationDto {
  @ApiProperty({ type: String, format: 'question-id', example: 'workstyle-sn-f1' })
  @Rule((value) => (findQuestion(value) ? null : 'must be the id of a quiz question'))
  questionId: string;

  @ApiProperty({ enum: OBSERVED_ANSWERS, example: 'A' })
  @Rule((value) => choiceProblem(value, OBSERVED_ANSWERS))
  answer: ObservedAnswer;

  @OptionalIdField({ description: 'The interaction in which it was observed' })
  interactionId?: string | null;
}

/** Response of POST /api/observations/{contactId}. */
export class ObservationDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, format: 'uuid' }) contactId: string;
  @ApiProperty({ type: String, example: 'workstyle-sn-f1' }) questionId: string;
  @ApiProperty({ enum: OBSERVED_ANSWERS }) answer: ObservedAnswer;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  interactionId: string | null;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' })
  createdAt: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The run that the answer became part of; null while it waits for others',
  })
  runId: string | null;
}

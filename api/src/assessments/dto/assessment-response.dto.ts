import { ApiProperty } from '@nestjs/swagger';
import { type Answer, ANSWERS, CONFIDENCE_LEVELS, type ConfidenceLevel } from '@rapport/contracts';

const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;

/** One entry of GET /api/assessment-responses/{contactId}: the last answer to a question. */
export class AssessmentResponseDto {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'uuid' })
  contactId: string;

  @ApiProperty({ type: String, format: 'uuid', description: 'The owner' })
  userProfileId: string;

  @ApiProperty({ type: String, example: 'big_five' })
  assessmentType: string;

  @ApiProperty({ type: String, example: 'workstyle-ei' })
  questionId: string;

  @ApiProperty({ type: String, example: 'In a group discussion they usually...' })
  questionText: string;

  @ApiProperty({ type: String, description: 'As it was sent', example: 'A' })
  responseText: string;

  @ApiProperty({ enum: ANSWERS, description: 'What the text means' })
  selectedOption: Answer;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 50 })
  responseScore: number;

  @ApiProperty({ enum: CONFIDENCE_LEVELS, example: 'medium' })
  confidenceLevel: ConfidenceLevel;

  @ApiProperty({
    type: Boolean,
    description: 'Whether it narrows down a tie of motivation types',
  })
  narrowing: boolean;

  @ApiProperty({ ...TIME, description: 'When the question was answered first' })
  createdAt: string;

  @ApiProperty({ ...TIME, description: 'When this answer was given' })
  updatedAt: string;
}

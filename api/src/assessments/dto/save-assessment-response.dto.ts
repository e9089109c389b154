import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ANSWERS,
  answerFromText,
  ASSESSMENT_TYPES,
  type AssessmentType,
  CONFIDENCE_LEVELS,
  type ConfidenceLevel,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { Allow, ValidateIf } from 'class-validator';
import { findQuestion } from '../domain/find-question.ts';
import { requiredTextProblem } from '../../validation/domain/text-rules.ts';
import { choiceProblem } from '../../validation/domain/value-rules.ts';
import { ScoreField, TextField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';

/** The body of POST /api/assessment-responses. */
export class SaveAssessmentResponseDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @Rule((value) => (typeof value === 'string' ? null : 'must be the id of a contact'))
  contactId: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Accepted and ignored: an answer belongs to the user who gives it',
    example: null,
  })
  @Allow()
  userProfileId?: string | null;

  @ApiProperty({
    enum: ASSESSMENT_TYPES,
    description: 'Kind of the assessment',
    example: 'big_five',
  })
  @Rule(
    (value) =>
      requiredTextProblem(value, { longest: TEXT_LIMITS.short }) ??
      choiceProblem(value, ASSESSMENT_TYPES),
  )
  assessmentType: AssessmentType;

  @ApiProperty({
    type: String,
    format: 'question-id',
    description: 'A question of the quiz',
    example: 'workstyle-ei',
  })
  @Rule((value) => (findQuestion(value) ? null : 'must be the id of a quiz question'))
  questionId: string;

  @TextField({
    description: 'The wording the person saw',
    example: 'In a group discussion they usually...',
  })
  questionText: string;

  @ApiProperty({
    enum: ANSWERS,
    description: 'The text of an option of the question is accepted, too',
    example: 'A',
  })
  @Rule((value, dto) => {
    const problem = requiredTextProblem(value, { longest: TEXT_LIMITS.short });
    if (problem !== null || typeof value !== 'string') return problem;
    const question = findQuestion('questionId' in dto ? dto.questionId : null);
    // Without a question there's nothing to compare, and its ID already has a problem.
    return !question || answerFromText(question, value)
      ? null
      : 'must be A, B, Unsure or the text of an option of the question';
  })
  responseText: string;

  @ScoreField()
  responseScore: number;

  @ApiProperty({ enum: CONFIDENCE_LEVELS, example: 'medium' })
  @Rule((value) => choiceProblem(value, CONFIDENCE_LEVELS))
  confidenceLevel: ConfidenceLevel;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'Changes an answer that narrows down a tie of motivation types',
    example: false,
  })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined)
  @Rule((value) => (typeof value === 'boolean' ? null : 'must be true or false'))
  narrowing?: boolean;
}

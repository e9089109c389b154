import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type Answer,
  ANSWERS,
  CONFIDENCE_LEVELS,
  type ConfidenceLevel,
  type QuizResponse,
} from '@rapport/contracts';
import { ValidateIf } from 'class-validator';
import { choiceProblem } from '../../validation/domain/value-rules.ts';
import { Rule } from '../../validation/rule.ts';
import { findQuestion } from '../domain/find-question.ts';

export class QuizResponseDto implements QuizResponse {
  @ApiProperty({ type: String, format: 'question-id', example: 'workstyle-ei' })
  @Rule((value) => (findQuestion(value) ? null : 'must be the id of a quiz question'))
  questionId: string;

  @ApiProperty({ enum: ANSWERS })
  @Rule((value) => choiceProblem(value, ANSWERS))
  answer: Answer;

  @ApiProperty({ enum: CONFIDENCE_LEVELS, example: 'medium' })
  @Rule((value) => choiceProblem(value, CONFIDENCE_LEVELS))
  confidence: ConfidenceLevel;

  @ApiPropertyOptional({
    type: Boolean,
    description:
      'Given to narrow down a tie of motivation types: a follow-up that counts although its parent is decided',
  })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined)
  @Rule((value) => (typeof value === 'boolean' ? null : 'must be true or false'))
  narrowing?: boolean;
}

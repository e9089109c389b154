import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  isMotivationType,
  isWorkStyleType,
  MOTIVATION_TYPES,
  WORK_STYLE_LETTERS,
  type MotivationType,
  TEXT_LIMITS,
  WORK_STYLE_TYPES,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';
import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { AlsoHolds } from '../../documentation/also-holds.ts';
import { LINES_OR_EMPTY } from '../../validation/domain/patterns.ts';
import { type Problem, textProblem } from '../../validation/domain/text-rules.ts';
import { listProblem, percentProblem, setProblem } from '../../validation/domain/value-rules.ts';
import { Rule } from '../../validation/rule.ts';
import { QuizResponseDto } from './quiz-response.dto.ts';

const MOST_NOTES = 50;

/** Users who go back and answer again can repeat questions; the bank has 42. */
const MOST_RESPONSES = 500;

const PERCENT = { type: Number, minimum: 0, maximum: 100 } as const;

/** The body of POST /api/quiz-complete. */
@AlsoHolds(
  ...WORK_STYLE_LETTERS.map((letter) => ({
    if: { properties: { mbtiAmbiguousLetters: { contains: { const: letter } } } },
    then: { properties: { mbtiType: { pattern: letter } } },
  })),
  ...MOTIVATION_TYPES.map((type) => ({
    if: { properties: { enneagramType: { const: type } } },
    then: { properties: { enneagramSecondaryTypes: { not: { contains: { const: type } } } } },
  })),
)
export class QuizCompleteDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @Rule((value) => (typeof value === 'string' ? null : 'must be the id of a contact'))
  contactId: string;

  @ApiProperty({ enum: WORK_STYLE_TYPES, example: 'INTJ' })
  @Rule((value) => (isWorkStyleType(value) ? null : 'must be a work-style type like INTJ'))
  mbtiType: WorkStyleType;

  @ApiProperty({ type: Number, enum: MOTIVATION_TYPES, nullable: true, example: 5 })
  @Rule((value) =>
    value === null || isMotivationType(value)
      ? null
      : 'must be a motivation type from 1 to 9 or null',
  )
  enneagramType: MotivationType | null;

  @ApiProperty({ ...PERCENT, example: 87 })
  @Rule(percentProblem)
  mbtiConfidence: number;

  @ApiProperty({ ...PERCENT, example: 80 })
  @Rule(percentProblem)
  enneagramConfidence: number;

  @ApiProperty({
    type: String,
    enum: WORK_STYLE_LETTERS,
    isArray: true,
    uniqueItems: true,
    example: [],
  })
  @Rule((value, dto) => {
    const type = 'mbtiType' in dto ? String(dto.mbtiType) : '';
    const isLetter = (item: unknown) =>
      typeof item === 'string' && item.length === 1 && type.includes(item);
    return setProblem(value, isLetter, 'letters of mbtiType');
  })
  mbtiAmbiguousLetters: WorkStyleLetter[];

  @ApiProperty({
    type: Number,
    enum: MOTIVATION_TYPES,
    isArray: true,
    uniqueItems: true,
    example: [1],
  })
  @Rule((value, dto) => {
    const first = 'enneagramType' in dto ? dto.enneagramType : null;
    const isOther = (item: unknown) => isMotivationType(item) && item !== first;
    return setProblem(value, isOther, 'motivation types from 1 to 9 besides enneagramType');
  })
  enneagramSecondaryTypes: MotivationType[];

  @ApiProperty({
    type: 'array',
    items: { type: 'string', maxLength: TEXT_LIMITS.notes, pattern: LINES_OR_EMPTY },
    maxItems: MOST_NOTES,
    example: ['A strong result.'],
  })
  @Rule(notesProblem)
  notes: string[];

  @ApiPropertyOptional({
    type: [QuizResponseDto],
    maxItems: MOST_RESPONSES,
    nullable: true,
    description: 'The answers; the result must follow from them',
  })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null)
  @Rule((value) => listProblem(value, MOST_RESPONSES, 'answers'))
  @ValidateNested({ each: true, message: 'must be an answer' })
  @Type(() => QuizResponseDto)
  responses?: QuizResponseDto[];
}

function notesProblem(value: unknown): Problem {
  if (!Array.isArray(value) || value.length > MOST_NOTES) {
    return listProblem(value, MOST_NOTES, 'texts');
  }
  for (const note of value) {
    const problem = textProblem(note, { longest: TEXT_LIMITS.notes, multiline: true });
    if (problem !== null) return `must be a list of texts, and each ${problem}`;
  }
  return null;
}

import { ApiProperty } from '@nestjs/swagger';
import {
  MOTIVATION_TYPES,
  type MotivationType,
  type QuizRun,
  WORK_STYLE_TYPES,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';
import { sameKeys } from '../../validation/same-keys.ts';
import { QuizResponseDto } from '../../quiz/dto/quiz-response.dto.ts';

const PERCENT = { type: Number, minimum: 0, maximum: 100 } as const;

/** A stored result, for the documentation. */
export class QuizRunDto implements QuizRun {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'uuid' })
  contactId: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' })
  createdAt: string;

  @ApiProperty({ enum: WORK_STYLE_TYPES, example: 'INTJ' })
  mbtiType: WorkStyleType;

  @ApiProperty({ ...PERCENT, example: 87 })
  mbtiConfidence: number;

  @ApiProperty({ type: [String], example: [] })
  mbtiAmbiguousLetters: WorkStyleLetter[];

  @ApiProperty({ type: Number, enum: MOTIVATION_TYPES, nullable: true, example: 5 })
  enneagramType: MotivationType | null;

  @ApiProperty({ ...PERCENT, example: 80 })
  enneagramConfidence: number;

  @ApiProperty({ type: [Number], example: [1] })
  enneagramSecondaryTypes: MotivationType[];

  @ApiProperty({ type: [String], example: ['A strong result.'] })
  notes: string[];

  @ApiProperty({ type: [QuizResponseDto], nullable: true })
  responses: QuizResponseDto[] | null;
}

sameKeys<QuizRunDto, QuizRun>(true);

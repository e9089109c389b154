import { ApiProperty } from '@nestjs/swagger';
import {
  type Answer,
  type AnswerChange,
  ANSWERS,
  MOTIVATION_TYPES,
  WORK_STYLE_LETTERS,
  type MotivationType,
  OPEN_REASONS,
  type OpenReason,
  type OpenReasons,
  ALL_RUN_SOURCES,
  type AnyRunSource,
  WORK_STYLE_TYPES,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';
import { OPEN_REASONS_SCHEMA } from '../../contacts/dto/open-reasons.schema.ts';
import { QuizResponseDto } from './quiz-response.dto.ts';

const PERCENT = { type: Number, minimum: 0, maximum: 100 } as const;

/** One answer that a run changed. */
export class AnswerChangeDto implements AnswerChange {
  @ApiProperty({ type: String, example: 'workstyle-sn-f1' })
  questionId: string;

  @ApiProperty({
    type: String,
    enum: ANSWERS,
    nullable: true,
    description: 'The answer of the base run; null where it had none',
  })
  before: Answer | null;

  @ApiProperty({ enum: ANSWERS })
  answer: Answer;
}

/**
 * One completed assessment of a contact, immutable: the response of POST /api/quiz-complete, and an entry of GET
 * /api/assessment-runs/{contactId}, newest first.
 */
export class QuizRunDto {
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

  @ApiProperty({ type: String, enum: WORK_STYLE_LETTERS, isArray: true, example: [] })
  mbtiAmbiguousLetters: WorkStyleLetter[];

  @ApiProperty({ type: Number, enum: MOTIVATION_TYPES, nullable: true, example: 5 })
  enneagramType: MotivationType | null;

  @ApiProperty({ ...PERCENT, example: 80 })
  enneagramConfidence: number;

  @ApiProperty({ type: Number, enum: MOTIVATION_TYPES, isArray: true, example: [1] })
  enneagramSecondaryTypes: MotivationType[];

  @ApiProperty({
    type: Number,
    enum: MOTIVATION_TYPES,
    isArray: true,
    nullable: true,
    description: 'Motivation types tied with `enneagramType`; null without answers',
    example: [],
  })
  enneagramCoLeaders: MotivationType[] | null;

  @ApiProperty({ ...OPEN_REASONS_SCHEMA, nullable: true })
  mbtiOpenReasons: OpenReasons | null;

  @ApiProperty({
    type: String,
    enum: OPEN_REASONS,
    nullable: true,
    description: 'Why no single motivation type came out; null when one did, or without answers',
    example: null,
  })
  enneagramOpenReason: OpenReason | null;

  @ApiProperty({ type: [String], example: ['A strong result.'] })
  notes: string[];

  @ApiProperty({ type: [QuizResponseDto], nullable: true })
  responses: QuizResponseDto[] | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The run whose answers this one took over and changed',
    example: null,
  })
  baseRunId: string | null;

  @ApiProperty({ type: String, enum: ALL_RUN_SOURCES, nullable: true, example: 'quiz' })
  source: AnyRunSource | null;

  @ApiProperty({
    type: [AnswerChangeDto],
    nullable: true,
    description: 'What is different from the base run; null without one',
  })
  changes: AnswerChangeDto[] | null;
}

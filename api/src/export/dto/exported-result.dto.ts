import { ApiProperty } from '@nestjs/swagger';
import {
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
import { AnswerChangeDto } from '../../assessments/dto/quiz-run.dto.ts';
import { QuizResponseDto } from '../../assessments/dto/quiz-response.dto.ts';
import { EMPTY, PERCENT, SCORE, TIME } from './exported-values.ts';

const SCALES = {
  type: 'object',
  additionalProperties: { type: 'integer', minimum: 0, maximum: 100 },
  example: {},
} as const;

/** An estimate of someone's work style and motivation; null or empty without one. */
export class ExportedResultDto {
  @ApiProperty({ ...EMPTY, type: String, enum: WORK_STYLE_TYPES, example: 'INTJ' })
  workStyle: WorkStyleType | null;

  @ApiProperty({ ...EMPTY, ...PERCENT }) workStyleConfidence: number | null;

  @ApiProperty({
    type: String,
    enum: WORK_STYLE_LETTERS,
    isArray: true,
    description: 'Letters that could as well be their opposite',
    example: ['J'],
  })
  openLetters: WorkStyleLetter[];

  @ApiProperty({ ...OPEN_REASONS_SCHEMA, nullable: true })
  openLetterReasons: OpenReasons | null;

  @ApiProperty({ ...EMPTY, type: Number, enum: MOTIVATION_TYPES, example: 5 })
  motivationType: MotivationType | null;

  @ApiProperty({ ...EMPTY, ...PERCENT }) motivationConfidence: number | null;

  @ApiProperty({
    type: Number,
    enum: MOTIVATION_TYPES,
    isArray: true,
    description: 'Motivation types close behind',
    example: [1],
  })
  secondaryMotivationTypes: MotivationType[];

  @ApiProperty({
    ...EMPTY,
    type: Number,
    enum: MOTIVATION_TYPES,
    isArray: true,
    description: 'Types tied with `motivationType`; null where the answers are not known',
    example: [],
  })
  tiedMotivationTypes: MotivationType[] | null;

  @ApiProperty({
    ...EMPTY,
    type: String,
    enum: OPEN_REASONS,
    description: 'Why no single motivation type came out; null when one did, or not known',
    example: null,
  })
  openMotivationReason: OpenReason | null;
}

export class ExportedPageScoresDto {
  @ApiProperty(SCORE) openness: number;
  @ApiProperty(SCORE) conscientiousness: number;
  @ApiProperty(SCORE) extraversion: number;
  @ApiProperty(SCORE) agreeableness: number;
  @ApiProperty(SCORE) sensitivity: number;
  @ApiProperty(SCORE) honestyAndHumility: number;
  @ApiProperty(SCORE) positiveEnergy: number;
  @ApiProperty(SCORE) tension: number;
  @ApiProperty({ type: [String], example: [] }) strengths: string[];
  @ApiProperty(SCALES) workplaceStyle: Record<string, number>;
  @ApiProperty(SCALES) workplaceStyleUnderPressure: Record<string, number>;
  @ApiProperty(PERCENT) confidence: number;
}

/** One completed assessment. */
export class ExportedAssessmentDto extends ExportedResultDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty(TIME) completedAt: string;
  @ApiProperty({ type: [String], example: ['A strong result.'] }) notes: string[];

  @ApiProperty({
    ...EMPTY,
    type: String,
    format: 'uuid',
    description: 'The assessment whose answers this one took over and changed',
    example: null,
  })
  baseAssessmentId: string | null;

  @ApiProperty({ enum: ALL_RUN_SOURCES, example: 'quiz' }) source: AnyRunSource;

  @ApiProperty({
    ...EMPTY,
    type: [AnswerChangeDto],
    description: 'What it changed; null for one that asked all questions',
  })
  changes: AnswerChangeDto[] | null;

  @ApiProperty({ ...EMPTY, type: [QuizResponseDto], description: 'null where none were sent' })
  answers: QuizResponseDto[] | null;

  @ApiProperty({
    ...EMPTY,
    type: ExportedPageScoresDto,
    description: 'What the assessment page sent along, null for a quiz',
  })
  scores: ExportedPageScoresDto | null;
}

import { ApiProperty } from '@nestjs/swagger';
import {
  AXIS_STATES,
  type AxisState,
  GUIDANCE_STATES,
  type GuidanceState,
  MOTIVATION_STATES,
  MOTIVATION_TYPES,
  type MotivationState,
  type MotivationType,
  type ProfileTextField,
  TIP_BASES,
  type TipBasis,
  WORK_STYLE_DIMENSIONS,
  WORK_STYLE_LETTERS,
  type WorkStyleDimension,
  type WorkStyleLetter,
  YOU_CARDS,
  type YouCardKind,
} from '@rapport/contracts';
import { StatedAnswerDto } from './stated-answer.dto.ts';
import { StatedPreferenceDto } from '../../stated-preferences/dto/stated-preference.dto.ts';
import { BriefedValuesAnswer, type NamedCustomValueDto } from '../../contacts/custom-values.dto.ts';
import { RelationDto } from '../../relations/dto/relation.dto.ts';
import { BriefingDto } from './briefing.dto.ts';
import { GuidanceTipDto } from './guidance-tip.dto.ts';

const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;
const CERTAINTY = { type: Number, minimum: 0, maximum: 1 } as const;

/** The run that the guidance is based on. */
class GuidanceBasisDto {
  @ApiProperty({ type: String, format: 'uuid' }) runId: string;
  @ApiProperty(TIME) assessedAt: string;

  @ApiProperty({
    ...COUNT,
    nullable: true,
    description: 'How many answers count; null for a result that came without them',
    example: 12,
  })
  answers: number | null;

  @ApiProperty({ ...COUNT, example: 4 }) interactions: number;

  @ApiProperty({ type: Boolean, description: 'Fewer than three interactions' })
  firstImpression: boolean;

  @ApiProperty(TIME) reviewDueAt: string;
}

/** One axis of the work style. Counts are null for a run that stored no answers. */
export class GuidanceAxisDto {
  @ApiProperty({ enum: WORK_STYLE_DIMENSIONS }) dimension: WorkStyleDimension;
  @ApiProperty({ enum: WORK_STYLE_LETTERS }) letter: WorkStyleLetter;
  @ApiProperty({ enum: AXIS_STATES }) state: AxisState;
  @ApiProperty({ ...CERTAINTY, description: 'Certainty', example: 0.17 }) k: number;
  @ApiProperty({ type: String, example: 'open' }) word: string;
  @ApiProperty({ ...COUNT, nullable: true, example: 3 }) for: number | null;
  @ApiProperty({ ...COUNT, nullable: true, example: 2 }) against: number | null;
  @ApiProperty({ ...COUNT, nullable: true, example: 1 }) unsure: number | null;
  @ApiProperty({ type: [String], example: ['workstyle-ei'] }) questionIds: string[];

  @ApiProperty({
    type: Boolean,
    description: 'Every question about it was watched for, and it is still open: they do both',
  })
  both: boolean;
}

export class GuidanceMotivationDto {
  @ApiProperty({ enum: MOTIVATION_STATES }) state: MotivationState;

  @ApiProperty({
    type: Number,
    enum: MOTIVATION_TYPES,
    isArray: true,
    description: 'One type, all that are tied, or none',
    example: [2, 3, 9],
  })
  types: MotivationType[];

  @ApiProperty({ type: Number, enum: MOTIVATION_TYPES, isArray: true, example: [3, 9] })
  secondary: MotivationType[];
  @ApiProperty({ ...CERTAINTY, example: 0 }) k: number;
  @ApiProperty({ type: String, example: 'tied' }) word: string;
  @ApiProperty({ type: [String], example: ['motivation-1'] }) questionIds: string[];
}

/** A field of the profile; its text says no more than the estimate supports. */
class GuidanceTextDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'null where nothing is known yet',
    example:
      'They plan first and work through it. When you plan with them, give one example, then the idea.',
  })
  text: string | null;

  @ApiProperty({ type: [String], description: 'The tip that ends the text', example: ['N.do'] })
  tipIds: string[];
}

type Profile = Record<ProfileTextField, GuidanceTextDto>;

class GuidanceProfileDto implements Profile {
  @ApiProperty({ type: GuidanceTextDto }) coreMotivation: GuidanceTextDto;
  @ApiProperty({ type: GuidanceTextDto }) workApproach: GuidanceTextDto;
  @ApiProperty({ type: GuidanceTextDto }) relationshipStyle: GuidanceTextDto;
  @ApiProperty({ type: GuidanceTextDto }) communicationStyle: GuidanceTextDto;
  @ApiProperty({ type: GuidanceTextDto }) collaborationPreference: GuidanceTextDto;
  @ApiProperty({ type: GuidanceTextDto }) growthDirection: GuidanceTextDto;
  @ApiProperty({ type: GuidanceTextDto }) conflictResponse: GuidanceTextDto;
  @ApiProperty({ type: GuidanceTextDto }) stressResponse: GuidanceTextDto;
  @ApiProperty({ type: GuidanceTextDto }) triggers: GuidanceTextDto;
}

class SplitDto implements NonNullable<GuidanceDto['split']> {
  @ApiProperty({ type: Number, enum: MOTIVATION_TYPES, isArray: true, example: [2, 3, 9] })
  types: MotivationType[];

  @ApiProperty({ type: String, example: 'If helping leads, thank them; if calm leads, wait.' })
  text: string;
}

/** What to watch for: a question that the user can answer after the next interaction. */
export class WatchForDto {
  @ApiProperty({ type: String, example: 'workstyle-sn-f1' }) questionId: string;

  @ApiProperty({
    type: String,
    enum: TIP_BASES,
    nullable: true,
    description: 'What the answer helps to settle',
    example: 'SN',
  })
  about: TipBasis | null;

  @ApiProperty({ type: String, example: 'Next time you hear them explain something…' })
  prompt: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The same as a short question',
    example: 'Do they explain by example or by idea?',
  })
  question: string | null;

  @ApiProperty({ type: String, example: 'They started with a recent example' }) optionA: string;
  @ApiProperty({ type: String, example: 'They started with the main idea' }) optionB: string;
}

/** Something to notice in a first meeting, with a question to ask them. */
export class KitItemDto extends WatchForDto {
  @ApiProperty({
    type: String,
    description: 'A question for them; either answer is fine',
    example: 'Should we talk it through now, or would you rather read it first?',
  })
  ask: string;
}

/** A tip that was used with them at least three times. */
export class WorkedTipDto {
  @ApiProperty({ type: String, example: 'I.do' }) tipId: string;
  @ApiProperty({ type: String, example: 'Send your question the day before.' }) text: string;
  @ApiProperty({ ...COUNT, description: 'In how many interactions', example: 3 }) used: number;
  @ApiProperty({ ...COUNT, description: 'How many of them went well', example: 2 })
  wentWell: number;
}

/** A card that follows from the user's own scores and the estimate. */
export class YouCardDto {
  @ApiProperty({ enum: YOU_CARDS }) card: YouCardKind;

  @ApiProperty({ type: String, enum: WORK_STYLE_DIMENSIONS, nullable: true, example: 'EI' })
  axis: WorkStyleDimension | null;

  @ApiProperty({ type: String, example: 'You answer right away; they answer tomorrow.' })
  text: string;
}

/** The user's own position on an axis of the work style. */
export class OwnSideDto {
  @ApiProperty({ enum: WORK_STYLE_DIMENSIONS }) dimension: WorkStyleDimension;

  @ApiProperty({
    type: String,
    enum: WORK_STYLE_LETTERS,
    nullable: true,
    description:
      'null where the score is in the middle, contradicts another score, or is not known',
    example: 'E',
  })
  side: WorkStyleLetter | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 100,
    nullable: true,
    description: '100 is E, N, F or J; null where the user has not answered',
    example: 80,
  })
  score: number | null;
}

/** A stated preference, and the tips that it replaces. */
export class StatedGuidanceDto {
  @ApiProperty({ type: StatedPreferenceDto }) preference: StatedPreferenceDto;

  @ApiProperty({
    type: [String],
    description: 'What the estimate would have said; those tips are shown nowhere',
    example: ['Call and think aloud together.'],
  })
  instead: string[];

  @ApiProperty({
    type: StatedAnswerDto,
    nullable: true,
    description:
      'What it answers, for POST /api/observations/{contactId}, if the user wants it; null where it answers nothing that is unanswered',
  })
  answers: StatedAnswerDto | null;
}

/** Response of GET /api/guidance/{contactId}. */
export class GuidanceDto {
  @ApiProperty({ type: String, format: 'uuid' }) contactId: string;
  @ApiProperty({ type: String, example: '1' }) libraryVersion: string;

  @ApiProperty({
    enum: GUIDANCE_STATES,
    description: '`not_assessed` has tips that work with anyone; `objected` has none',
  })
  state: GuidanceState;

  @ApiProperty({ type: GuidanceBasisDto, nullable: true }) basis: GuidanceBasisDto | null;
  @ApiProperty({ type: [GuidanceAxisDto] }) axes: GuidanceAxisDto[];
  @ApiProperty({ type: GuidanceMotivationDto, nullable: true })
  motivation: GuidanceMotivationDto | null;
  @ApiProperty({ type: GuidanceProfileDto, nullable: true }) profile: GuidanceProfileDto | null;

  @ApiProperty({
    type: [StatedGuidanceDto],
    description: 'What the contact said they like, which stands above every estimate',
  })
  stated: StatedGuidanceDto[];

  @ApiProperty({ type: [RelationDto], description: 'What they are to other contacts' })
  relations: RelationDto[];

  @BriefedValuesAnswer() customFields?: NamedCustomValueDto[];

  @ApiProperty({ type: [GuidanceTipDto], description: 'By kind, the highest rank first' })
  tips: GuidanceTipDto[];

  @ApiProperty({
    type: SplitDto,
    nullable: true,
    description: 'What to do for each of two or three tied types',
  })
  split: SplitDto | null;

  @ApiProperty({
    type: WatchForDto,
    nullable: true,
    description: 'What to watch for next; null where nothing is open or all was asked lately',
  })
  observe: WatchForDto | null;

  @ApiProperty({
    type: [KitItemDto],
    description: 'What to notice when you first meet; only as long as nothing is known',
  })
  kit: KitItemDto[];

  @ApiProperty({
    type: Boolean,
    description: 'Whether a label says that they are a candidate, so no estimate is made or used',
  })
  candidate: boolean;

  @ApiProperty({
    type: [WorkedTipDto],
    description: 'What was tried with them and how often that went well, the most used first',
  })
  worked: WorkedTipDto[];

  @ApiProperty({ type: BriefingDto }) briefing: BriefingDto;

  @ApiProperty({ type: [YouCardDto], description: 'About the user together with the contact' })
  you: YouCardDto[];

  @ApiProperty({
    type: [OwnSideDto],
    nullable: true,
    description:
      'Where the user is on each axis; null as long as they have not assessed themselves',
  })
  own: OwnSideDto[] | null;
}

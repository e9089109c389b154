import { ApiProperty } from '@nestjs/swagger';
import {
  CHANNEL_HINTS,
  type ChannelHint,
  TIP_BASES,
  TIP_KINDS,
  TIP_SITUATIONS,
  type TipBasis,
  type TipKind,
  type TipSituation,
} from '@rapport/contracts';
import { TipWordsDto } from './tip-words.dto.ts';

class BasedOnDto implements Record<keyof GuidanceTipDto['basedOn'], unknown> {
  @ApiProperty({ type: String, example: '1 of your 12 answers' }) text: string;
  @ApiProperty({ type: [String], example: ['workstyle-ei'] }) questionIds: string[];
}

class TipMarksDto implements Record<keyof GuidanceTipDto['feedback'], unknown> {
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 }) helped: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 }) notHelped: number;
}

/** A tip for one person. */
export class GuidanceTipDto {
  @ApiProperty({ type: String, example: 'I.do' }) id: string;
  @ApiProperty({ type: String, example: 'do 2' }) slot: string;
  @ApiProperty({ enum: TIP_KINDS }) kind: TipKind;
  @ApiProperty({ type: String, example: 'Send your question the day before.' }) text: string;

  @ApiProperty({ type: TipWordsDto, nullable: true }) words: TipWordsDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Always null; `words` has taken its place',
    deprecated: true,
  })
  pattern: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A small illustration with facts of its own, never words to send',
    example: 'On Monday you write: which date worries you most? On Tuesday they bring an answer.',
  })
  scene: string | null;

  @ApiProperty({ type: Boolean, description: 'The letter is open; the text works with either' })
  eitherWay: boolean;

  @ApiProperty({ enum: TIP_BASES, isArray: true }) dependsOn: TipBasis[];

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 3,
    description: '3 changes what you do, 2 sharpens it, 1 is manners',
    example: 3,
  })
  strength: number;

  @ApiProperty({ type: Number, minimum: 0, maximum: 1, description: 'Certainty', example: 1 })
  k: number;

  @ApiProperty({ type: Number, description: 'Strength times certainty times help', example: 3 })
  rank: number;

  @ApiProperty({ type: String, enum: CHANNEL_HINTS, nullable: true, example: 'message' })
  channel: ChannelHint | null;

  @ApiProperty({ enum: TIP_SITUATIONS }) situation: TipSituation;
  @ApiProperty({ type: BasedOnDto }) basedOn: BasedOnDto;
  @ApiProperty({ type: TipMarksDto }) feedback: TipMarksDto;
}

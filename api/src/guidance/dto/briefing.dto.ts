import { ApiProperty } from '@nestjs/swagger';
import {
  BRIEFING_PARTS,
  BRIEFING_STATES,
  type BriefingPart,
  type BriefingState,
} from '@rapport/contracts';
import { TipWordsDto } from './tip-words.dto.ts';

export class BriefingLineDto {
  @ApiProperty({ enum: BRIEFING_PARTS }) part: BriefingPart;
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
    description: 'null where the line is no tip',
    example: 'I.do',
  })
  tipId: string | null;
}

/** What to know on the way to a meeting. */
export class BriefingDto {
  @ApiProperty({
    enum: BRIEFING_STATES,
    isArray: true,
    description: 'What the briefing is, and what comes on top of it: `repair`, `overdue`',
  })
  states: BriefingState[];

  @ApiProperty({ type: [BriefingLineDto] }) lines: BriefingLineDto[];
}

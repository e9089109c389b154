import { ApiProperty } from '@nestjs/swagger';
import {
  BRIEFING_PARTS,
  BRIEFING_STATES,
  type BriefingPart,
  type BriefingState,
} from '@rapport/contracts';

export class BriefingLineDto {
  @ApiProperty({ enum: BRIEFING_PARTS }) part: BriefingPart;
  @ApiProperty({ type: String, example: 'Send your question the day before.' }) text: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Words for it, with slots such as `{topic}`',
    example: 'What I need from you on {topic}, so you have time with it before we meet: {ask}.',
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

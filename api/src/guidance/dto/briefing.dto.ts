import { ApiProperty } from '@nestjs/swagger';
import {
  type Briefing,
  BRIEFING_PARTS,
  BRIEFING_STATES,
  type BriefingLine,
  type BriefingPart,
  type BriefingState,
} from '@rapport/contracts';
import { sameKeys } from '../../validation/same-keys.ts';

class BriefingLineDto implements BriefingLine {
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

/** What to know on the way to a meeting, for the documentation. */
export class BriefingDto implements Briefing {
  @ApiProperty({
    enum: BRIEFING_STATES,
    isArray: true,
    description: 'What the briefing is, and what comes on top of it: `repair`, `overdue`',
  })
  states: BriefingState[];

  @ApiProperty({ type: [BriefingLineDto] }) lines: BriefingLineDto[];
}

sameKeys<BriefingDto, Briefing>(true);
sameKeys<BriefingLineDto, BriefingLine>(true);

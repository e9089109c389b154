import { ApiProperty } from '@nestjs/swagger';
import { INTERACTION_TYPES, type InteractionType } from '@rapport/contracts';
import { TodayPersonDto } from './today.dto.ts';

/** The next person whom the user meets. */
export class NextMeetingDto {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;

  @ApiProperty({ type: Boolean, description: 'Whether there is an estimate of this person' })
  assessed: boolean;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' })
  at: string;

  @ApiProperty({ enum: INTERACTION_TYPES, example: 'meeting' }) type: InteractionType;

  @ApiProperty({ type: String, nullable: true, example: 'Budget for the spring' })
  title: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Of the meeting that it is part of',
    example: null,
  })
  meetingId: string | null;
}

/** Response of GET /api/today/next-meeting. */
export class NextMeetingAnswerDto {
  @ApiProperty({
    type: NextMeetingDto,
    nullable: true,
    description: 'Null where nothing is planned within two weeks',
  })
  next: NextMeetingDto | null;
}

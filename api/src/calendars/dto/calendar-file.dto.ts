import { ApiProperty } from '@nestjs/swagger';
import { MeetingDto } from '../../interactions/dto/meeting.dto.ts';

const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const COUNT = { type: 'integer', minimum: 0, example: 2 } as const;

/** One entry of GET /api/calendar-files: a file that can still be undone. */
export class ImportedCalendarFileDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty(TIME) createdAt: string;
  @ApiProperty({ ...TIME, description: 'It can be undone before that' }) undoUntil: string;
  @ApiProperty({ ...TIME, nullable: true, example: null }) undoneAt: string | null;
  @ApiProperty({ ...COUNT, description: 'Meetings that it added' }) added: number;
  @ApiProperty({ ...COUNT, description: 'Meetings that it changed' }) changed: number;
  @ApiProperty({ ...COUNT, description: 'Meetings that it took back' }) canceled: number;

  @ApiProperty({
    ...COUNT,
    nullable: true,
    description: 'How many meetings the undo left as they are, because they were changed since',
    example: null,
  })
  kept: number | null;
}

/** A meeting that was imported from a file. */
export class CalendarFileMeetingDto {
  @ApiProperty({ enum: ['added', 'changed'], example: 'added' }) change: 'added' | 'changed';
  @ApiProperty({ type: MeetingDto }) meeting: MeetingDto;
}

/** Response of GET /api/calendar-files/{id}. */
export class CalendarFileDetailsDto extends ImportedCalendarFileDto {
  @ApiProperty({
    type: [CalendarFileMeetingDto],
    description: 'Imported files and is still there, the soonest first',
  })
  meetings: CalendarFileMeetingDto[];
}

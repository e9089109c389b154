import { Body, Controller, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { ApiTextFile } from '../documentation/api-text-file.ts';
import { Changes, ChangesWithTime, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { TextFile } from '../http/json-text.ts';
import { Replay } from '../http/replay.ts';
import { CalendarFileGuard } from './calendar-file.guard.ts';
import { CalendarFileService } from './calendar-file.service.ts';
import { CalendarFileUndoService } from './calendar-file-undo.service.ts';
import { CalendarFileResultDto, ImportCalendarFileDto } from './dto/calendar.dto.ts';
import { CalendarFileDetailsDto, ImportedCalendarFileDto } from './dto/calendar-file.dto.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';

const FILE_NAME = 'meeting.ics';

/** Import and export of calendar files. */
@ApiTags('Calendars')
@Controller('api')
export class CalendarFilesController {
  constructor(
    private readonly files: CalendarFileService,
    private readonly undoing: CalendarFileUndoService,
  ) {}

  @Get('calendar-files')
  @Scope('meetings')
  @Shows('calendars')
  @ChangesWithTime('undo')
  @ApiOperation({ summary: 'List the calendar files of the last day, which can be undone' })
  @ApiOkResponse({ type: [ImportedCalendarFileDto], description: 'The newest first' })
  @ApiErrors([])
  list(@CurrentUser() user: User): Promise<ImportedCalendarFileDto[]> {
    return this.files.list(user.id);
  }

  @Post('calendar-files')
  @HttpCode(200)
  @Scope('meetings')
  @Changes('contacts', 'calendars')
  @Replay('stored')
  @ApiOperation({
    summary: 'Import the events of an .ics file',
    description:
      'Events with a contact, found by email, become meetings. The same file again changes nothing, and within a day all of it can be undone. A file of up to 5 MB is sent as it is, as `text/calendar` with `?timeZone=`, or as `file` of a form; as JSON, its text may have 100 kB. One file of a user is imported at a time, and 20 a minute.',
  })
  @ApiOkResponse({ type: CalendarFileResultDto })
  @ApiErrors(['VALIDATION_FAILED', 'CALENDAR_FILE_UNREADABLE'], {
    VALIDATION_FAILED: 'text must be the text of a calendar file',
  })
  @UseGuards(CalendarFileGuard)
  importFile(
    @CurrentUser() user: User,
    @Body() body: ImportCalendarFileDto,
  ): Promise<CalendarFileResultDto> {
    return this.files.importFile(user.id, body);
  }

  @Get('calendar-files/:id')
  @Scope('meetings')
  @Shows('calendars', 'contacts')
  @ApiOperation({ summary: 'Get what came in with a calendar file' })
  @ApiId('Id of an imported file')
  @ApiOkResponse({ type: CalendarFileDetailsDto })
  @ApiErrors(['INVALID_IMPORT_ID', 'IMPORT_NOT_FOUND'])
  find(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_IMPORT_ID')) id: string,
  ): Promise<CalendarFileDetailsDto> {
    return this.files.find(user.id, id);
  }

  @Post('calendar-files/:id/undo')
  @HttpCode(200)
  @Scope('meetings')
  @Changes('calendars', 'contacts')
  @Replay('none')
  @ApiOperation({
    summary: 'Undo the import of a calendar file within a day',
    description:
      'Removes the meetings that it added, and brings back those that it changed or took back. What ' +
      'was changed or logged since stays. A second call changes nothing.',
  })
  @ApiId('Id of an imported file')
  @ApiOkResponse({ type: ImportedCalendarFileDto })
  @ApiErrors(['INVALID_IMPORT_ID', 'IMPORT_NOT_FOUND', 'VALIDATION_FAILED', 'IMPORT_UNDO_EXPIRED'])
  undo(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_IMPORT_ID')) id: string,
  ): Promise<ImportedCalendarFileDto> {
    return this.undoing.undo(user.id, id);
  }

  @Get('meetings/:id/meeting.ics')
  @Scope('meetings')
  @Shows('contacts', 'profile')
  @ApiOperation({
    summary: 'Download a meeting as an .ics file',
    description:
      'For the people who come, with you as the organizer, and without what you noted for yourself.',
  })
  @ApiId('Id of a meeting')
  @ApiTextFile('text/calendar', FILE_NAME)
  @ApiErrors(['INVALID_MEETING_ID', 'MEETING_NOT_FOUND'])
  async meeting(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_MEETING_ID')) id: string,
  ): Promise<TextFile> {
    const text = await this.files.invitation(user, id);
    return new TextFile('text/calendar', FILE_NAME, piece(text));
  }
}

async function* piece(text: string): AsyncIterable<string> {
  yield text;
}

import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { AccountOnly } from '../documentation/scopes.ts';
import { Replay } from '../http/replay.ts';
import { type JsonText } from '../http/json-text.ts';
import { CalendarFeedService } from './calendar-feed.service.ts';
import { CalendarsService } from './calendars.service.ts';
import {
  CalendarDto,
  CalendarFeedDto,
  ChangeCalendarFeedDto,
  CreateCalendarDto,
  CreateCalendarFeedDto,
  NewCalendarFeedDto,
} from './dto/calendar.dto.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';

const INVALID_ZONE = { VALIDATION_FAILED: 'timeZone must be a time zone like Europe/Berlin' };

@ApiTags('Calendars')
@Controller('api')
export class CalendarsController {
  constructor(
    private readonly calendars: CalendarsService,
    private readonly feed: CalendarFeedService,
  ) {}

  @Get('calendars')
  @AccountOnly()
  @Shows('calendars', 'contacts')
  @ApiOperation({ summary: 'List the calendars that you subscribed to, oldest first' })
  @ApiOkResponse({ type: [CalendarDto] })
  @ApiErrors([])
  list(@CurrentUser() user: User): Promise<JsonText<CalendarDto[]>> {
    return this.calendars.list(user.id);
  }

  @Post('calendars')
  @AccountOnly()
  @Changes('calendars')
  @Replay('calendar')
  @ApiOperation({
    summary: 'Subscribe to a calendar',
    description:
      'It is read soon after and once an hour from then on. Its events with a contact, found by email, become meetings.',
  })
  @ApiCreatedResponse({ type: CalendarDto })
  @ApiErrors(['VALIDATION_FAILED', 'CALENDAR_EXISTS', 'CALENDAR_NOT_FOUND', 'LIMIT_REACHED'], {
    VALIDATION_FAILED: 'url must be an address that starts with https:// or webcal://',
    LIMIT_REACHED: "url can't be added: there are already 20 calendars",
  })
  create(
    @CurrentUser() user: User,
    @Body() body: CreateCalendarDto,
  ): Promise<JsonText<CalendarDto>> {
    return this.calendars.create(user.id, body);
  }

  @Post('calendars/:id/refresh')
  @HttpCode(200)
  @AccountOnly()
  @Changes('calendars', 'contacts')
  @Replay('none')
  @ApiOperation({
    summary: 'Read a calendar now',
    description:
      'Answers when it was read, or with the failure; 15 seconds at most. Once a minute for each calendar.',
  })
  @ApiId('Id of a calendar')
  @ApiOkResponse({ type: CalendarDto })
  @ApiErrors(['INVALID_CALENDAR_ID', 'VALIDATION_FAILED', 'CALENDAR_NOT_FOUND'])
  refresh(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_CALENDAR_ID')) id: string,
  ): Promise<JsonText<CalendarDto>> {
    return this.calendars.refresh(user.id, id);
  }

  @Delete('calendars/:id')
  @HttpCode(204)
  @AccountOnly()
  @Changes('calendars', 'contacts')
  @ApiOperation({
    summary: 'Remove a calendar and its planned meetings; those that took place stay',
  })
  @ApiId('Id of a calendar')
  @ApiNoContentResponse({ description: 'Removed' })
  @ApiErrors(['INVALID_CALENDAR_ID', 'CALENDAR_NOT_FOUND'])
  remove(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_CALENDAR_ID')) id: string,
  ): Promise<void> {
    return this.calendars.remove(user.id, id);
  }

  @Get('calendar-feed')
  @AccountOnly()
  @Shows('calendar-feed')
  @ApiOperation({ summary: 'Get whether calendar programs can read who is due' })
  @ApiOkResponse({ type: CalendarFeedDto })
  @ApiErrors([])
  findFeed(@CurrentUser() user: User): Promise<JsonText<CalendarFeedDto>> {
    return this.feed.find(user.id);
  }

  @Post('calendar-feed')
  @AccountOnly()
  @Changes('calendar-feed')
  @Replay('none')
  @ApiOperation({
    summary: 'Make an address for calendar programs, in place of the one before',
    description:
      'The address is shown only in this response: just a hash of it is stored. The feed lists contacts due by a chosen cadence, planned interactions, and birthdays.',
  })
  @ApiCreatedResponse({ type: NewCalendarFeedDto })
  @ApiErrors(['VALIDATION_FAILED'], INVALID_ZONE)
  createFeed(
    @CurrentUser() user: User,
    @Body() body: CreateCalendarFeedDto,
  ): Promise<NewCalendarFeedDto> {
    return this.feed.create(user.id, body);
  }

  @Patch('calendar-feed')
  @AccountOnly()
  @Changes('calendar-feed')
  @ApiOperation({
    summary: 'Change what is in the feed; its address stays',
    description: 'Without a feed nothing is changed.',
  })
  @ApiOkResponse({ type: CalendarFeedDto })
  @ApiErrors(['VALIDATION_FAILED'], { VALIDATION_FAILED: 'birthdays must be true or false' })
  changeFeed(
    @CurrentUser() user: User,
    @Body() body: ChangeCalendarFeedDto,
  ): Promise<JsonText<CalendarFeedDto>> {
    return this.feed.change(user.id, body);
  }

  @Delete('calendar-feed')
  @HttpCode(204)
  @AccountOnly()
  @Changes('calendar-feed')
  @ApiOperation({ summary: 'Stop the feed: its address leads nowhere from then on' })
  @ApiNoContentResponse({ description: 'Stopped' })
  @ApiErrors([])
  removeFeed(@CurrentUser() user: User): Promise<void> {
    return this.feed.remove(user.id);
  }
}

import { applyDecorators, Body, Controller, Param, UseInterceptors } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import {
  type Calendar,
  type CalendarFeed,
  type CalendarFileResult,
  endpoints,
  type NewCalendarFeed,
} from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { ANEW, Gives, KEPT } from '../http/gives.ts';
import { type JsonText } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { CalendarIdPipe } from './calendar-errors.ts';
import { CalendarFileInterceptor } from './calendar-file.interceptor.ts';
import { CalendarFeedService } from './calendar-feed.service.ts';
import { CalendarsService } from './calendars.service.ts';
import {
  CalendarDto,
  CalendarFeedDto,
  CalendarFileResultDto,
  CreateCalendarDto,
  CreateCalendarFeedDto,
  ImportCalendarFileDto,
  NewCalendarFeedDto,
} from './dto/calendar.dto.ts';

const INVALID_ZONE = { VALIDATION_FAILED: 'timeZone must be a time zone like Europe/Berlin' };
const ApiCalendarId = () =>
  ApiParam({
    name: 'id',
    schema: { type: 'string', format: 'uuid' },
    description: 'Id of a calendar',
  });

@ApiTags('Calendars')
@Controller()
export class CalendarsController {
  constructor(
    private readonly calendars: CalendarsService,
    private readonly feed: CalendarFeedService,
  ) {}

  @Route(endpoints.calendars.list)
  @applyDecorators(
    ApiOperation({ summary: 'List the calendars that you subscribed to, oldest first' }),
    ApiOkResponse({ type: [CalendarDto] }),
    ApiErrors(endpoints.calendars.list),
  )
  list(@CurrentUser() user: User): Promise<JsonText<Calendar[]>> {
    return this.calendars.list(user.id);
  }

  @Route(endpoints.calendars.create)
  @Gives('calendar')
  @applyDecorators(
    ApiOperation({
      summary: 'Subscribe to a calendar',
      description:
        'It is read soon after and once an hour from then on. Its events with a contact, found by email, become meetings.',
    }),
    ApiCreatedResponse({ type: CalendarDto }),
    ApiErrors(endpoints.calendars.create, {
      VALIDATION_FAILED: 'url must be an address that starts with https:// or webcal://',
    }),
  )
  create(@CurrentUser() user: User, @Body() body: CreateCalendarDto): Promise<JsonText<Calendar>> {
    return this.calendars.create(user.id, body);
  }

  @Route(endpoints.calendars.refresh)
  @Gives(ANEW)
  @applyDecorators(
    ApiOperation({
      summary: 'Read a calendar now',
      description: 'Answers when it was read, or with the failure; 15 seconds at most.',
    }),
    ApiCalendarId(),
    ApiOkResponse({ type: CalendarDto }),
    ApiErrors(endpoints.calendars.refresh),
  )
  refresh(
    @CurrentUser() user: User,
    @Param('id', CalendarIdPipe) id: string,
  ): Promise<JsonText<Calendar>> {
    return this.calendars.refresh(user.id, id);
  }

  @Route(endpoints.calendars.remove)
  @applyDecorators(
    ApiOperation({
      summary: 'Remove a calendar and its planned meetings; those that took place stay',
    }),
    ApiCalendarId(),
    ApiNoContentResponse({ description: 'Removed' }),
    ApiErrors(endpoints.calendars.remove),
  )
  remove(@CurrentUser() user: User, @Param('id', CalendarIdPipe) id: string): Promise<void> {
    return this.calendars.remove(user.id, id);
  }

  @Route(endpoints.calendars.importFile)
  @Gives(KEPT)
  @applyDecorators(
    ApiOperation({
      summary: 'Import the events of an .ics file',
      description:
        'Events with a contact, found by email, become meetings. The same file again changes nothing. A file of up to 5 MB is sent as it is, as `text/calendar` with `?timeZone=`, or as `file` of a form; as JSON, its text may have 100 kB. One file of a user is imported at a time, and 20 a minute.',
    }),
    ApiOkResponse({ type: CalendarFileResultDto }),
    ApiErrors(endpoints.calendars.importFile, {
      VALIDATION_FAILED: 'text must be the text of a calendar file',
    }),
  )
  // Applied first, so the file is there before the work around every writing call begins.
  @UseInterceptors(CalendarFileInterceptor)
  importFile(
    @CurrentUser() user: User,
    @Body() body: ImportCalendarFileDto,
  ): Promise<CalendarFileResult> {
    return this.calendars.importFile(user.id, body);
  }

  @Route(endpoints.calendars.feed)
  @applyDecorators(
    ApiOperation({ summary: 'Get whether calendar programs can read who is due' }),
    ApiOkResponse({ type: CalendarFeedDto }),
    ApiErrors(endpoints.calendars.feed),
  )
  findFeed(@CurrentUser() user: User): Promise<JsonText<CalendarFeed>> {
    return this.feed.find(user.id);
  }

  @Route(endpoints.calendars.createFeed)
  @Gives(ANEW)
  @applyDecorators(
    ApiOperation({
      summary: 'Make an address for calendar programs, in place of the one before',
      description: 'The address is told this once: only a hash of it is stored.',
    }),
    ApiCreatedResponse({ type: NewCalendarFeedDto }),
    ApiErrors(endpoints.calendars.createFeed, INVALID_ZONE),
  )
  createFeed(
    @CurrentUser() user: User,
    @Body() { timeZone }: CreateCalendarFeedDto,
  ): Promise<NewCalendarFeed> {
    return this.feed.create(user.id, timeZone ?? 'UTC');
  }

  @Route(endpoints.calendars.removeFeed)
  @applyDecorators(
    ApiOperation({ summary: 'Stop the feed: its address leads nowhere from then on' }),
    ApiNoContentResponse({ description: 'Stopped' }),
    ApiErrors(endpoints.calendars.removeFeed),
  )
  removeFeed(@CurrentUser() user: User): Promise<void> {
    return this.feed.remove(user.id);
  }
}

import { applyDecorators, Body, Controller, Param, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { endpoints, type Meeting } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { Clock } from '../clock.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { addDays } from '../health/domain/utc-days.ts';
import { Gives } from '../http/gives.ts';
import { type JsonText } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import {
  CreateMeetingDto,
  MeetingDto,
  MeetingListQueryDto,
  SetMeetingOutcomeDto,
  UpdateMeetingDto,
} from './dto/meeting.dto.ts';
import { MeetingIdPipe } from './meeting-errors.ts';
import { MeetingsService } from './meetings.service.ts';

const INVALID = { VALIDATION_FAILED: 'contactIds must have at least 1 item' };
const ApiMeetingId = () =>
  ApiParam({
    name: 'id',
    schema: { type: 'string', format: 'uuid' },
    description: 'Id of a meeting',
  });

/** For how long meetings are listed when the query does not say, in days. */
const LISTED_DAYS = 31;

@ApiTags('Meetings')
@Controller()
export class MeetingsController {
  constructor(
    private readonly meetings: MeetingsService,
    private readonly clock: Clock,
  ) {}

  @Route(endpoints.meetings.list)
  @applyDecorators(
    ApiOperation({ summary: 'List planned and held meetings, the soonest first' }),
    ApiOkResponse({ type: [MeetingDto], description: '500 at most' }),
    ApiErrors(endpoints.meetings.list, {
      VALIDATION_FAILED: 'from must be a time like 2026-03-14T09:26:53.589Z',
    }),
  )
  list(
    @CurrentUser() user: User,
    @Query() { from = this.clock.now(), to = addDays(from, LISTED_DAYS) }: MeetingListQueryDto,
  ): Promise<JsonText<Meeting[]>> {
    return this.meetings.list(user.id, from, to);
  }

  @Route(endpoints.meetings.one)
  @applyDecorators(
    ApiOperation({ summary: 'Get a meeting' }),
    ApiMeetingId(),
    ApiOkResponse({ type: MeetingDto }),
    ApiErrors(endpoints.meetings.one),
  )
  one(
    @CurrentUser() user: User,
    @Param('id', MeetingIdPipe) id: string,
  ): Promise<JsonText<Meeting>> {
    return this.meetings.find(user.id, id);
  }

  @Route(endpoints.meetings.create)
  @Gives('meeting')
  @applyDecorators(
    ApiOperation({ summary: 'Plan a meeting with one or several contacts' }),
    ApiCreatedResponse({ type: MeetingDto }),
    ApiErrors(endpoints.meetings.create, INVALID),
  )
  create(@CurrentUser() user: User, @Body() body: CreateMeetingDto): Promise<JsonText<Meeting>> {
    return this.meetings.create(user.id, body);
  }

  @Route(endpoints.meetings.update)
  @applyDecorators(
    ApiOperation({ summary: 'Change a planned meeting for everybody who takes part' }),
    ApiMeetingId(),
    ApiOkResponse({ type: MeetingDto }),
    ApiErrors(endpoints.meetings.update, INVALID),
  )
  update(
    @CurrentUser() user: User,
    @Param('id', MeetingIdPipe) id: string,
    @Body() body: UpdateMeetingDto,
  ): Promise<JsonText<Meeting>> {
    return this.meetings.update(user.id, id, body);
  }

  @Route(endpoints.meetings.setOutcome)
  @applyDecorators(
    ApiOperation({ summary: 'Log how a meeting went, for everybody who took part' }),
    ApiMeetingId(),
    ApiOkResponse({ type: MeetingDto }),
    ApiErrors(endpoints.meetings.setOutcome, {
      VALIDATION_FAILED: 'outcome cannot be known before the meeting begins',
    }),
  )
  setOutcome(
    @CurrentUser() user: User,
    @Param('id', MeetingIdPipe) id: string,
    @Body() body: SetMeetingOutcomeDto,
  ): Promise<JsonText<Meeting>> {
    return this.meetings.setOutcome(user.id, id, body);
  }

  @Route(endpoints.meetings.cancel)
  @applyDecorators(
    ApiOperation({ summary: 'Cancel a planned meeting, or say that it did not take place' }),
    ApiMeetingId(),
    ApiNoContentResponse({ description: "It is in nobody's history any more" }),
    ApiErrors(endpoints.meetings.cancel),
  )
  cancel(@CurrentUser() user: User, @Param('id', MeetingIdPipe) id: string): Promise<void> {
    return this.meetings.cancelMeeting(user.id, id);
  }
}

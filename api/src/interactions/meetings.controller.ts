import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { Clock } from '../clock.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, ChangesWithTime, Shows } from '../documentation/effects.ts';
import { addDays } from '../health/domain/utc-days.ts';
import { Replay } from '../http/replay.ts';
import { type JsonText } from '../http/json-text.ts';
import {
  CreateMeetingDto,
  MeetingDto,
  MeetingListQueryDto,
  SetMeetingOutcomeDto,
  UpdateMeetingDto,
} from './dto/meeting.dto.ts';
import { MeetingIdPipe } from './meeting-errors.ts';
import { MeetingsService } from './meetings.service.ts';

const INVALID = {
  VALIDATION_FAILED: 'startsAt must be a time like 2026-03-14T09:26:53.589Z',
  TIME_OUT_OF_RANGE: 'startsAt must not be more than a year from now',
};
const ApiMeetingId = () =>
  ApiParam({
    name: 'id',
    schema: { type: 'string', format: 'uuid' },
    description: 'Id of a meeting',
  });

/** For how long meetings are listed when the query does not say, in days. */
const LISTED_DAYS = 31;

@ApiTags('Meetings')
@Controller('api')
export class MeetingsController {
  constructor(
    private readonly meetings: MeetingsService,
    private readonly clock: Clock,
  ) {}

  @Get('meetings')
  @Shows('contacts')
  @ChangesWithTime('due')
  @ApiOperation({ summary: 'List planned and held meetings, the soonest first' })
  @ApiOkResponse({ type: [MeetingDto], description: '500 at most' })
  @ApiErrors(['VALIDATION_FAILED'], {
    VALIDATION_FAILED: 'from must be a time like 2026-03-14T09:26:53.589Z',
  })
  list(
    @CurrentUser() user: User,
    @Query() { from = this.clock.now(), to = addDays(from, LISTED_DAYS) }: MeetingListQueryDto,
  ): Promise<JsonText<MeetingDto[]>> {
    return this.meetings.list(user.id, from, to);
  }

  @Get('meetings/:id')
  @Shows('contacts')
  @ApiOperation({ summary: 'Get a meeting' })
  @ApiMeetingId()
  @ApiOkResponse({ type: MeetingDto })
  @ApiErrors(['INVALID_MEETING_ID', 'MEETING_NOT_FOUND'])
  one(
    @CurrentUser() user: User,
    @Param('id', MeetingIdPipe) id: string,
  ): Promise<JsonText<MeetingDto>> {
    return this.meetings.find(user.id, id);
  }

  @Post('meetings')
  @Changes('contacts')
  @Replay('meeting')
  @ApiOperation({ summary: 'Plan a meeting with one or several contacts' })
  @ApiCreatedResponse({ type: MeetingDto })
  @ApiErrors(
    ['VALIDATION_FAILED', 'TIME_OUT_OF_RANGE', 'CONTACT_NOT_FOUND', 'MEETING_NOT_FOUND'],
    INVALID,
  )
  create(@CurrentUser() user: User, @Body() body: CreateMeetingDto): Promise<JsonText<MeetingDto>> {
    return this.meetings.create(user.id, body);
  }

  @Patch('meetings/:id')
  @Changes('contacts')
  @ApiOperation({ summary: 'Change a planned meeting for everyone who takes part' })
  @ApiMeetingId()
  @ApiOkResponse({ type: MeetingDto })
  @ApiErrors(
    [
      'INVALID_MEETING_ID',
      'MEETING_NOT_FOUND',
      'MEETING_SETTLED',
      'VALIDATION_FAILED',
      'TIME_OUT_OF_RANGE',
      'CONTACT_NOT_FOUND',
    ],
    INVALID,
  )
  update(
    @CurrentUser() user: User,
    @Param('id', MeetingIdPipe) id: string,
    @Body() body: UpdateMeetingDto,
  ): Promise<JsonText<MeetingDto>> {
    return this.meetings.update(user.id, id, body);
  }

  @Put('meetings/:id/outcome')
  @Changes('contacts')
  @ApiOperation({ summary: 'Log how a meeting went, for everyone who took part' })
  @ApiMeetingId()
  @ApiOkResponse({ type: MeetingDto })
  @ApiErrors(
    ['INVALID_MEETING_ID', 'MEETING_NOT_FOUND', 'VALIDATION_FAILED', 'TIME_OUT_OF_RANGE'],
    {
      VALIDATION_FAILED: 'outcome must be one of positive, neutral, negative, follow_up_needed',
      TIME_OUT_OF_RANGE: 'outcome cannot be known before the meeting begins',
    },
  )
  setOutcome(
    @CurrentUser() user: User,
    @Param('id', MeetingIdPipe) id: string,
    @Body() body: SetMeetingOutcomeDto,
  ): Promise<JsonText<MeetingDto>> {
    return this.meetings.setOutcome(user.id, id, body);
  }

  @Delete('meetings/:id')
  @HttpCode(204)
  @Changes('contacts')
  @ApiOperation({ summary: 'Cancel a planned meeting, or say that it did not take place' })
  @ApiMeetingId()
  @ApiNoContentResponse({ description: "It is in no one's history any more" })
  @ApiErrors(['INVALID_MEETING_ID', 'MEETING_NOT_FOUND', 'MEETING_SETTLED'])
  cancel(@CurrentUser() user: User, @Param('id', MeetingIdPipe) id: string): Promise<void> {
    return this.meetings.cancelMeeting(user.id, id);
  }
}

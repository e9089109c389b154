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
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { FromReplica } from '../database/from-replica.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, ChangesWithTime, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { Replay } from '../http/replay.ts';
import { type JsonText, type Page } from '../http/json-text.ts';
import { CreateMeetingDto, MeetingDto, UpdateMeetingDto } from './dto/meeting.dto.ts';
import { SetMeetingOutcomeDto } from './dto/meeting-outcome.dto.ts';
import { MeetingListQueryDto } from './dto/meeting-list.query.ts';
import { CanceledMeetingsService } from './canceled-meetings.service.ts';
import { MeetingOutcomesService } from './meeting-outcomes.service.ts';
import { MeetingsService } from './meetings.service.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';

const INVALID = {
  VALIDATION_FAILED: 'startsAt must be a time like 2026-03-14T09:26:53.589Z',
  TIME_OUT_OF_RANGE: 'startsAt must not be more than a year from now',
};

@ApiTags('Meetings')
@Controller('api')
export class MeetingsController {
  constructor(
    private readonly meetings: MeetingsService,
    private readonly outcomes: MeetingOutcomesService,
    private readonly canceled: CanceledMeetingsService,
  ) {}

  @Get('meetings')
  @FromReplica()
  @Scope('meetings')
  @Shows('contacts')
  @ChangesWithTime('due')
  @ApiOperation({
    summary: 'List planned and held meetings',
    description: 'Everything that is planned with contacts is one, calls too.',
  })
  @ApiOkResponse({
    type: [MeetingDto],
    description: 'The soonest first, or the latest for `when=past`',
    headers: {
      Link: {
        description: 'The next page, as rel="next"; missing on the last one',
        schema: { type: 'string' },
      },
    },
  })
  @ApiErrors(['VALIDATION_FAILED'], {
    VALIDATION_FAILED: 'from must be a time like 2026-03-14T09:26:53.589Z',
  })
  list(@CurrentUser() user: User, @Query() query: MeetingListQueryDto): Promise<Page<MeetingDto>> {
    return this.meetings.list(user.id, query);
  }

  @Get('meetings/:id')
  @Scope('meetings')
  @Shows('contacts')
  @ApiOperation({ summary: 'Get a meeting' })
  @ApiId('Id of a meeting')
  @ApiOkResponse({ type: MeetingDto })
  @ApiErrors(['INVALID_MEETING_ID', 'MEETING_NOT_FOUND'])
  one(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_MEETING_ID')) id: string,
  ): Promise<JsonText<MeetingDto>> {
    return this.meetings.find(user.id, id);
  }

  @Post('meetings')
  @Scope('meetings')
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
  @Scope('meetings')
  @Changes('contacts')
  @ApiOperation({ summary: 'Change a planned meeting for everyone who takes part' })
  @ApiId('Id of a meeting')
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
    @Param('id', new IdPipe('INVALID_MEETING_ID')) id: string,
    @Body() body: UpdateMeetingDto,
  ): Promise<JsonText<MeetingDto>> {
    return this.meetings.update(user.id, id, body);
  }

  @Put('meetings/:id/outcome')
  @Scope('meetings')
  @Changes('contacts')
  @ApiOperation({ summary: 'Log how a meeting went, once for everyone who was there' })
  @ApiId('Id of a meeting')
  @ApiOkResponse({ type: MeetingDto })
  @ApiErrors(
    [
      'INVALID_MEETING_ID',
      'MEETING_NOT_FOUND',
      'CONTACT_NOT_FOUND',
      'VALIDATION_FAILED',
      'TIME_OUT_OF_RANGE',
      'LIMIT_REACHED',
    ],
    {
      VALIDATION_FAILED: 'outcome must be one of positive, neutral, negative, follow_up_needed',
      TIME_OUT_OF_RANGE: 'outcome cannot be known before the meeting begins',
      LIMIT_REACHED: "text can't be added: a contact has at most 500",
    },
  )
  setOutcome(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_MEETING_ID')) id: string,
    @Body() body: SetMeetingOutcomeDto,
  ): Promise<JsonText<MeetingDto>> {
    return this.outcomes.set(user.id, id, body);
  }

  @Delete('meetings/:id/outcome')
  @Scope('meetings')
  @Changes('contacts')
  @ApiOperation({
    summary: 'Take back how a meeting went',
    description: 'It is planned again, with everyone, and its outcome is asked for.',
  })
  @ApiId('Id of a meeting')
  @ApiOkResponse({ type: MeetingDto })
  @ApiErrors(['INVALID_MEETING_ID', 'MEETING_NOT_FOUND', 'MEETING_NOT_LOGGED'])
  clearOutcome(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_MEETING_ID')) id: string,
  ): Promise<JsonText<MeetingDto>> {
    return this.outcomes.clear(user.id, id);
  }

  @Delete('meetings/:id')
  @HttpCode(204)
  @Scope('meetings')
  @Changes('contacts')
  @ApiOperation({ summary: 'Cancel a planned meeting, or say that it did not take place' })
  @ApiId('Id of a meeting')
  @ApiNoContentResponse({ description: "It is in no one's history any more" })
  @ApiErrors(['INVALID_MEETING_ID', 'MEETING_NOT_FOUND', 'MEETING_SETTLED'])
  cancel(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_MEETING_ID')) id: string,
  ): Promise<void> {
    return this.canceled.cancel(user.id, id);
  }

  @Post('meetings/:id/restore')
  @HttpCode(200)
  @Scope('meetings')
  @Changes('contacts')
  @Replay('none')
  @ApiOperation({
    summary: 'Restore a meeting that was canceled or did not take place',
    description:
      'Within ten minutes, with everyone and everything that belonged to it. One that is not canceled stays as it is.',
  })
  @ApiId('Id of a meeting')
  @ApiOkResponse({ type: MeetingDto })
  @ApiErrors(['INVALID_MEETING_ID', 'MEETING_NOT_FOUND'])
  restore(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_MEETING_ID')) id: string,
  ): Promise<JsonText<MeetingDto>> {
    return this.canceled.restore(user.id, id);
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { FromReplica } from '../database/from-replica.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { ChangesWithTime, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { type JsonText } from '../http/json-text.ts';
import { NextMeetingAnswerDto } from './dto/next-meeting.dto.ts';
import { TodayDto } from './dto/today.dto.ts';
import { TodayQueryDto } from './dto/today.query.ts';
import { TodayService } from './today.service.ts';

@ApiTags('Today')
@Controller('api')
export class TodayController {
  constructor(private readonly today: TodayService) {}

  @Get('today')
  @FromReplica()
  @Scope('contacts:read', 'interactions', 'meetings')
  @Shows('contacts', 'first-steps')
  @ChangesWithTime('due', 'day')
  @ApiOperation({
    summary: 'Get who needs you today',
    description:
      'Meetings of today, tomorrow, and the 14 days after it, promised follow-ups, who is due, who is next, one thing to watch for, and who was met recently.',
  })
  @ApiOkResponse({ type: TodayDto })
  @ApiErrors(['VALIDATION_FAILED'], {
    VALIDATION_FAILED: 'timeZone must be a time zone like Europe/Berlin',
  })
  find(@CurrentUser() user: User, @Query() { timeZone }: TodayQueryDto): Promise<TodayDto> {
    return this.today.find(user.id, timeZone);
  }

  @Get('today/next-meeting')
  @FromReplica()
  @Scope('meetings')
  @Shows('contacts')
  @ChangesWithTime('due')
  @ApiOperation({ summary: 'Get whom you meet next, within two weeks' })
  @ApiOkResponse({ type: NextMeetingAnswerDto })
  @ApiErrors([])
  findNextMeeting(@CurrentUser() user: User): Promise<JsonText<NextMeetingAnswerDto>> {
    return this.today.nextMeeting(user.id);
  }
}

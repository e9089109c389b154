import { Controller, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { endpoints, type Today } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Route } from '../http/route.ts';
import { TodayDto } from './dto/today.dto.ts';
import { TodayQueryDto } from './dto/today.query.ts';
import { TodayService } from './today.service.ts';

@ApiTags('Today')
@Controller()
export class TodayController {
  constructor(private readonly today: TodayService) {}

  @Route(endpoints.today.one)
  @ApiOperation({
    summary: 'Get who needs you today',
    description:
      'Meetings of today and tomorrow, promised follow-ups, who is due, who is next, one thing to watch for, and who was met recently.',
  })
  @ApiOkResponse({ type: TodayDto })
  @ApiErrors(endpoints.today.one, {
    VALIDATION_FAILED: 'timeZone must be a time zone like Europe/Berlin',
  })
  find(@CurrentUser() user: User, @Query() { timeZone }: TodayQueryDto): Promise<Today> {
    return this.today.find(user.id, timeZone);
  }
}

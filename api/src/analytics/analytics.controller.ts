import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { FromReplica } from '../database/from-replica.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { ChangesWithTime, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { TodayQueryDto } from '../today/dto/today.query.ts';
import { AnalyticsService } from './analytics.service.ts';
import {
  DueByWeekDto,
  EstimatesByCertaintyDto,
  InteractionsByMonthDto,
} from './dto/analytics.dto.ts';

const TIME_ZONE = { VALIDATION_FAILED: 'timeZone must be a time zone like Europe/Berlin' };

@ApiTags('Analytics')
@Controller('api')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Get('analytics/due')
  @FromReplica()
  @Scope('contacts:read')
  @Shows('contacts')
  @ChangesWithTime('due', 'day')
  @ApiOperation({
    summary: 'Count who is due by week',
    description: 'Every contact once: overdue, due in one of twelve weeks, or later.',
  })
  @ApiOkResponse({ type: DueByWeekDto })
  @ApiErrors(['VALIDATION_FAILED'], TIME_ZONE)
  due(@CurrentUser() user: User, @Query() { timeZone }: TodayQueryDto): Promise<DueByWeekDto> {
    return this.analytics.due(user.id, timeZone);
  }

  @Get('analytics/interactions')
  @FromReplica()
  @Scope('interactions')
  @Shows('contacts')
  @ChangesWithTime('day')
  @ApiOperation({
    summary: 'Count interactions by month',
    description: 'Those of this month and the eleven before it; what is planned does not count.',
  })
  @ApiOkResponse({ type: InteractionsByMonthDto })
  @ApiErrors(['VALIDATION_FAILED'], TIME_ZONE)
  interactions(
    @CurrentUser() user: User,
    @Query() { timeZone }: TodayQueryDto,
  ): Promise<InteractionsByMonthDto> {
    return this.analytics.interactions(user.id, timeZone);
  }

  @Get('analytics/estimates')
  @FromReplica()
  @Scope('guidance:read')
  @Shows('contacts')
  @ApiOperation({
    summary: 'Count estimates by certainty',
    description:
      'How sure the estimates of work style and motivation are, in the words of the app.',
  })
  @ApiOkResponse({ type: EstimatesByCertaintyDto })
  @ApiErrors([])
  estimates(@CurrentUser() user: User): Promise<EstimatesByCertaintyDto> {
    return this.analytics.estimates(user.id);
  }
}

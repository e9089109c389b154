import { Controller, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type DueByWeek,
  endpoints,
  type EstimatesByCertainty,
  type InteractionsByMonth,
} from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Route } from '../http/route.ts';
import { TodayQueryDto } from '../today/dto/today.query.ts';
import { AnalyticsService } from './analytics.service.ts';
import {
  DueByWeekDto,
  EstimatesByCertaintyDto,
  InteractionsByMonthDto,
} from './dto/analytics.dto.ts';

const TIME_ZONE = { VALIDATION_FAILED: 'timeZone must be a time zone like Europe/Berlin' };

@ApiTags('Analytics')
@Controller()
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Route(endpoints.analytics.due)
  @ApiOperation({
    summary: 'Count who is due by week',
    description: 'Every contact once: overdue, due in one of twelve weeks, or later.',
  })
  @ApiOkResponse({ type: DueByWeekDto })
  @ApiErrors(endpoints.analytics.due, TIME_ZONE)
  due(@CurrentUser() user: User, @Query() { timeZone }: TodayQueryDto): Promise<DueByWeek> {
    return this.analytics.due(user.id, timeZone);
  }

  @Route(endpoints.analytics.interactions)
  @ApiOperation({
    summary: 'Count interactions by month',
    description: 'Those of this month and the eleven before it; what is planned does not count.',
  })
  @ApiOkResponse({ type: InteractionsByMonthDto })
  @ApiErrors(endpoints.analytics.interactions, TIME_ZONE)
  interactions(
    @CurrentUser() user: User,
    @Query() { timeZone }: TodayQueryDto,
  ): Promise<InteractionsByMonth> {
    return this.analytics.interactions(user.id, timeZone);
  }

  @Route(endpoints.analytics.estimates)
  @ApiOperation({
    summary: 'Count estimates by certainty',
    description:
      'How sure the estimates of work style and motivation are, in the words of the app.',
  })
  @ApiOkResponse({ type: EstimatesByCertaintyDto })
  @ApiErrors(endpoints.analytics.estimates, {})
  estimates(@CurrentUser() user: User): Promise<EstimatesByCertainty> {
    return this.analytics.estimates(user.id);
  }
}

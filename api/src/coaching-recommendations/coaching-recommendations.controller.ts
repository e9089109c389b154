import { Controller } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { endpoints, type CoachingRecommendation } from '@rapport/contracts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { type JsonText } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { CoachingRecommendationsService } from './coaching-recommendations.service.ts';
import { CoachingRecommendationDto } from './dto/coaching-recommendation.dto.ts';

@ApiTags('Coaching')
@Controller()
export class CoachingRecommendationsController {
  constructor(private readonly recommendations: CoachingRecommendationsService) {}

  @Route(endpoints.coaching.recommendations)
  @ApiOperation({ summary: 'List all coaching cards, highest priority first' })
  @ApiOkResponse({ type: [CoachingRecommendationDto] })
  @ApiErrors(endpoints.coaching.recommendations)
  list(): JsonText<CoachingRecommendation[]> {
    return this.recommendations.list();
  }
}

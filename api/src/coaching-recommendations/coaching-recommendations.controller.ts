import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type CoachingRecommendation } from '@rapport/contracts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { type JsonText } from '../http/json-text.ts';
import { CoachingRecommendationsService } from './coaching-recommendations.service.ts';
import { CoachingRecommendationDto } from './dto/coaching-recommendation.dto.ts';

@ApiTags('Coaching')
@Controller('api/coaching-recommendations')
export class CoachingRecommendationsController {
  constructor(private readonly recommendations: CoachingRecommendationsService) {}

  @Get()
  @ApiOperation({ summary: 'List all coaching cards, highest priority first' })
  @ApiOkResponse({ type: [CoachingRecommendationDto] })
  @ApiErrors()
  list(): JsonText<CoachingRecommendation[]> {
    return this.recommendations.list();
  }
}

import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { type JsonText } from '../http/json-text.ts';
import { CoachingRecommendationsService } from './coaching-recommendations.service.ts';
import { CoachingRecommendationDto } from './dto/coaching-recommendation.dto.ts';

@ApiTags('Coaching')
@Controller('api')
export class CoachingRecommendationsController {
  constructor(private readonly recommendations: CoachingRecommendationsService) {}

  @Get('coaching-recommendations')
  @Scope('guidance:read')
  @Shows()
  @ApiOperation({ summary: 'List all coaching cards, highest priority first' })
  @ApiOkResponse({ type: [CoachingRecommendationDto] })
  @ApiErrors([])
  list(): JsonText<CoachingRecommendationDto[]> {
    return this.recommendations.list();
  }
}

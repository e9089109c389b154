import { Module } from '@nestjs/common';
import { CoachingRecommendationsController } from './coaching-recommendations.controller.ts';
import { CoachingRecommendationsService } from './coaching-recommendations.service.ts';

@Module({
  controllers: [CoachingRecommendationsController],
  providers: [CoachingRecommendationsService],
})
export class CoachingRecommendationsModule {}

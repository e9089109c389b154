import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { AnalyticsController } from './analytics.controller.ts';
import { AnalyticsService } from './analytics.service.ts';

@Module({
  controllers: [AnalyticsController],
  providers: [AnalyticsService, Clock],
})
export class AnalyticsModule {}

import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { InteractionsModule } from '../interactions/interactions.module.ts';
import { GuidanceController } from './guidance.controller.ts';
import { GuidanceService } from './guidance.service.ts';
import { TipFeedbackService } from './tip-feedback.service.ts';

@Module({
  imports: [InteractionsModule],
  controllers: [GuidanceController],
  providers: [GuidanceService, TipFeedbackService, Clock],
  exports: [GuidanceService],
})
export class GuidanceModule {}

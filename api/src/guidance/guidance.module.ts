import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { CommitmentsModule } from '../commitments/commitments.module.ts';
import { InteractionsModule } from '../interactions/interactions.module.ts';
import { GuidanceController } from './guidance.controller.ts';
import { GuidanceService } from './guidance.service.ts';
import { MeetingGuidanceService } from './meeting-guidance.service.ts';
import { TipFeedbackService } from './tip-feedback.service.ts';

@Module({
  imports: [CommitmentsModule, InteractionsModule],
  controllers: [GuidanceController],
  providers: [GuidanceService, MeetingGuidanceService, TipFeedbackService, Clock],
  exports: [GuidanceService],
})
export class GuidanceModule {}

import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { CommitmentsModule } from '../commitments/commitments.module.ts';
import { GuidanceModule } from '../guidance/guidance.module.ts';
import { TodayController } from './today.controller.ts';
import { TodayService } from './today.service.ts';

@Module({
  imports: [CommitmentsModule, GuidanceModule],
  controllers: [TodayController],
  providers: [TodayService, Clock],
  exports: [TodayService],
})
export class TodayModule {}

import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { HealthModule } from '../health/health.module.ts';
import { InteractionsController } from './interactions.controller.ts';
import { InteractionsService } from './interactions.service.ts';

@Module({
  imports: [HealthModule],
  controllers: [InteractionsController],
  providers: [InteractionsService, Clock],
  exports: [InteractionsService],
})
export class InteractionsModule {}

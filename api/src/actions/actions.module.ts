import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { HealthModule } from '../health/health.module.ts';
import { ActionsController } from './actions.controller.ts';
import { ActionsService } from './actions.service.ts';

@Module({
  imports: [HealthModule],
  controllers: [ActionsController],
  providers: [ActionsService, Clock],
})
export class ActionsModule {}

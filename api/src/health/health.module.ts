import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { HealthController } from './health.controller.ts';
import { HealthService } from './health.service.ts';
import { SettlePlansService } from './settle-plans.service.ts';

@Module({
  controllers: [HealthController],
  providers: [HealthService, SettlePlansService, Clock],
  exports: [HealthService, SettlePlansService],
})
export class HealthModule {}

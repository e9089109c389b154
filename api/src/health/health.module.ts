import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { HealthController } from './health.controller.ts';
import { HealthService } from './health.service.ts';

@Module({
  controllers: [HealthController],
  providers: [HealthService, Clock],
  exports: [HealthService],
})
export class HealthModule {}

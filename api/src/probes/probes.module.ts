import { Module } from '@nestjs/common';
import { ProbesController } from './probes.controller.ts';
import { ReadinessService } from './readiness.service.ts';

@Module({
  controllers: [ProbesController],
  providers: [ReadinessService],
  exports: [ReadinessService],
})
export class ProbesModule {}

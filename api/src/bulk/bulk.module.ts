import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { HealthModule } from '../health/health.module.ts';
import { BulkChangesModule } from './bulk-changes.module.ts';
import { BulkController } from './bulk.controller.ts';
import { BulkService } from './bulk.service.ts';

@Module({
  imports: [HealthModule, BulkChangesModule],
  controllers: [BulkController],
  providers: [BulkService, Clock],
  exports: [BulkService],
})
export class BulkModule {}

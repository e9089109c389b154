import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { AttentionModule } from '../attention/attention.module.ts';
import { BulkChangesModule } from './bulk-changes.module.ts';
import { BulkController } from './bulk.controller.ts';
import { BulkService } from './bulk.service.ts';

@Module({
  imports: [AttentionModule, BulkChangesModule],
  controllers: [BulkController],
  providers: [BulkService, Clock],
  exports: [BulkService],
})
export class BulkModule {}

import { Module } from '@nestjs/common';
import { BulkChangesModule } from '../bulk/bulk-changes.module.ts';
import { BulkModule } from '../bulk/bulk.module.ts';
import { Clock } from '../clock.ts';
import { DuplicatesModule } from '../duplicates/duplicates.module.ts';
import { UndosController } from './undos.controller.ts';
import { UndosService } from './undos.service.ts';

@Module({
  imports: [DuplicatesModule, BulkModule, BulkChangesModule],
  controllers: [UndosController],
  providers: [UndosService, Clock],
})
export class UndosModule {}

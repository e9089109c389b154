import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { BulkChangesService } from './bulk-changes.service.ts';

@Module({ providers: [BulkChangesService, Clock], exports: [BulkChangesService] })
export class BulkChangesModule {}

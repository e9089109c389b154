import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { ExportController } from './export.controller.ts';
import { ExportService } from './export.service.ts';

@Module({ controllers: [ExportController], providers: [ExportService, Clock] })
export class ExportModule {}

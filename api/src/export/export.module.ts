import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { ContactFilesService } from './contact-files.service.ts';
import { ExportController } from './export.controller.ts';
import { ExportService } from './export.service.ts';

@Module({ controllers: [ExportController], providers: [ExportService, ContactFilesService, Clock] })
export class ExportModule {}

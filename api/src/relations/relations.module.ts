import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { RelationsController } from './relations.controller.ts';
import { RelationsService } from './relations.service.ts';

@Module({
  controllers: [RelationsController],
  providers: [RelationsService, Clock],
  exports: [RelationsService],
})
export class RelationsModule {}

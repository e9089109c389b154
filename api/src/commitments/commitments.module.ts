import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { CommitmentsController } from './commitments.controller.ts';
import { CommitmentsService } from './commitments.service.ts';

@Module({
  controllers: [CommitmentsController],
  providers: [CommitmentsService, Clock],
  exports: [CommitmentsService],
})
export class CommitmentsModule {}

import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { AssessmentResponsesController } from './assessment-responses.controller.ts';
import { AssessmentResponsesService } from './assessment-responses.service.ts';

@Module({
  controllers: [AssessmentResponsesController],
  providers: [AssessmentResponsesService, Clock],
  exports: [AssessmentResponsesService],
})
export class AssessmentResponsesModule {}

import { Module } from '@nestjs/common';
import { AssessmentRunsController } from './assessment-runs.controller.ts';
import { AssessmentRunsService } from './assessment-runs.service.ts';

@Module({
  controllers: [AssessmentRunsController],
  providers: [AssessmentRunsService],
  exports: [AssessmentRunsService],
})
export class AssessmentRunsModule {}

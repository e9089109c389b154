import { Module } from '@nestjs/common';
import { AssessmentResponsesModule } from '../assessment-responses/assessment-responses.module.ts';
import { AssessmentRunsModule } from '../assessment-runs/assessment-runs.module.ts';
import { Clock } from '../clock.ts';
import { AssessmentCompleteController } from './assessment-complete.controller.ts';
import { AssessmentCompleteService } from './assessment-complete.service.ts';

@Module({
  imports: [AssessmentResponsesModule, AssessmentRunsModule],
  controllers: [AssessmentCompleteController],
  providers: [AssessmentCompleteService, Clock],
})
export class AssessmentCompleteModule {}

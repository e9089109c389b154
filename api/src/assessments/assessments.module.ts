import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { AssessmentCompleteController } from './assessment-complete.controller.ts';
import { AssessmentCompleteService } from './assessment-complete.service.ts';
import { AssessmentResponsesController } from './assessment-responses.controller.ts';
import { AssessmentResponsesService } from './assessment-responses.service.ts';
import { AssessmentRunsController } from './assessment-runs.controller.ts';
import { AssessmentRunsService } from './assessment-runs.service.ts';
import { QuizController } from './quiz.controller.ts';
import { QuizService } from './quiz.service.ts';

/** The quiz and the assessment page: the answers about a contact and the results that follow from them. */
@Module({
  controllers: [
    QuizController,
    AssessmentCompleteController,
    AssessmentResponsesController,
    AssessmentRunsController,
  ],
  providers: [
    QuizService,
    AssessmentCompleteService,
    AssessmentResponsesService,
    AssessmentRunsService,
    Clock,
  ],
  exports: [AssessmentResponsesService, AssessmentRunsService],
})
export class AssessmentsModule {}

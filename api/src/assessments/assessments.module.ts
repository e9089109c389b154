import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { AssessmentCompleteController } from './assessment-complete.controller.ts';
import { AssessmentCompleteService } from './assessment-complete.service.ts';
import { AssessmentResponsesController } from './assessment-responses.controller.ts';
import { AssessmentResponsesService } from './assessment-responses.service.ts';
import { AssessmentRunsController } from './assessment-runs.controller.ts';
import { AssessmentRunsService } from './assessment-runs.service.ts';
import { InteractionsModule } from '../interactions/interactions.module.ts';
import { ChangedRunService } from './changed-run.service.ts';
import { ObservationsController } from './observations.controller.ts';
import { ObservationsService } from './observations.service.ts';
import { QuizController } from './quiz.controller.ts';
import { QuizService } from './quiz.service.ts';

/** The quiz and the assessment page: answers about a contact and the results. */
@Module({
  imports: [InteractionsModule],
  controllers: [
    QuizController,
    AssessmentCompleteController,
    AssessmentResponsesController,
    AssessmentRunsController,
    ObservationsController,
  ],
  providers: [
    QuizService,
    AssessmentCompleteService,
    AssessmentResponsesService,
    AssessmentRunsService,
    ChangedRunService,
    ObservationsService,
    Clock,
  ],
  exports: [AssessmentResponsesService, AssessmentRunsService, ObservationsService, QuizService],
})
export class AssessmentsModule {}

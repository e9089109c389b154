import { Module } from '@nestjs/common';
import { AssessmentRunsModule } from '../assessment-runs/assessment-runs.module.ts';
import { AssessmentResponsesModule } from '../assessment-responses/assessment-responses.module.ts';
import { Clock } from '../clock.ts';
import { QuizController } from './quiz.controller.ts';
import { QuizService } from './quiz.service.ts';

@Module({
  imports: [AssessmentResponsesModule, AssessmentRunsModule],
  controllers: [QuizController],
  providers: [QuizService, Clock],
})
export class QuizModule {}

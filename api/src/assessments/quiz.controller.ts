import { Body, Controller } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { endpoints, type QuizRun } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { QuizCompleteDto } from './dto/quiz-complete.dto.ts';
import { QuizRunDto } from './dto/quiz-run.dto.ts';
import { type JsonText } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { Gives } from '../http/gives.ts';
import { QuizService } from './quiz.service.ts';

@ApiTags('Quiz')
@Controller()
export class QuizController {
  constructor(private readonly quiz: QuizService) {}

  @Route(endpoints.assessments.saveQuiz)
  @Gives('result')
  @ApiOperation({ summary: "Save the result of a contact's quiz" })
  @ApiCreatedResponse({ type: QuizRunDto })
  @ApiErrors(endpoints.assessments.saveQuiz, {
    VALIDATION_FAILED: 'mbtiType must be a work-style type like INTJ',
  })
  complete(@CurrentUser() user: User, @Body() body: QuizCompleteDto): Promise<JsonText<QuizRun>> {
    return this.quiz.complete(user.id, body);
  }
}

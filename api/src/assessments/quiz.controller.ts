import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type QuizRun } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiPostErrors } from '../documentation/api-errors.ts';
import { QuizCompleteDto } from './dto/quiz-complete.dto.ts';
import { QuizRunDto } from './dto/quiz-run.dto.ts';
import { type JsonText } from '../http/json-text.ts';
import { Gives } from '../http/gives.ts';
import { QuizService } from './quiz.service.ts';

@ApiTags('Quiz')
@Controller('api/quiz-complete')
export class QuizController {
  constructor(private readonly quiz: QuizService) {}

  @Post()
  @Gives('result')
  @ApiOperation({ summary: "Save the result of a contact's quiz" })
  @ApiCreatedResponse({ type: QuizRunDto })
  @ApiPostErrors(
    {
      status: 400,
      code: 'VALIDATION_FAILED',
      error: 'mbtiType must be a work-style type like INTJ',
    },
    { status: 404, code: 'CONTACT_NOT_FOUND', error: 'Contact not found' },
  )
  complete(@CurrentUser() user: User, @Body() body: QuizCompleteDto): Promise<JsonText<QuizRun>> {
    return this.quiz.complete(user.id, body);
  }
}

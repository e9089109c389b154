import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { QuizCompleteDto } from './dto/quiz-complete.dto.ts';
import { QuizRunDto } from './dto/quiz-run.dto.ts';
import { type JsonText } from '../http/json-text.ts';
import { Replay } from '../http/replay.ts';
import { QuizService } from './quiz.service.ts';

@ApiTags('Quiz')
@Controller('api')
export class QuizController {
  constructor(private readonly quiz: QuizService) {}

  @Post('quiz-complete')
  @Scope('contacts:write')
  @Changes('contacts', 'answers')
  @Replay('result')
  @ApiOperation({ summary: "Save the result of a contact's quiz" })
  @ApiCreatedResponse({ type: QuizRunDto })
  @ApiErrors(
    [
      'VALIDATION_FAILED',
      'INVALID_CONTACT_ID',
      'CONTACT_NOT_FOUND',
      'CONTACT_OBJECTED',
      'CONTACT_IS_CANDIDATE',
      'RESULT_MISMATCH',
    ],
    {
      VALIDATION_FAILED: 'mbtiType must be a work-style type like INTJ',
    },
  )
  complete(
    @CurrentUser() user: User,
    @Body() body: QuizCompleteDto,
  ): Promise<JsonText<QuizRunDto>> {
    return this.quiz.complete(user.id, body);
  }
}

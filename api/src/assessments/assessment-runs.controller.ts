import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { type JsonText } from '../http/json-text.ts';
import { Replay } from '../http/replay.ts';
import { AssessmentRunsService } from './assessment-runs.service.ts';
import { ChangedRunService } from './changed-run.service.ts';
import { ChangeAnswersDto } from './dto/change-answers.dto.ts';
import { QuizRunDto } from './dto/quiz-run.dto.ts';

@ApiTags('Assessment')
@Controller('api')
export class AssessmentRunsController {
  constructor(
    private readonly runs: AssessmentRunsService,
    private readonly changed: ChangedRunService,
  ) {}

  @Get('assessment-runs/:contactId')
  @Scope('guidance:read')
  @Shows('contacts')
  @ApiOperation({
    summary: 'List the results of a contact with the answers behind them, newest first',
  })
  @ApiContactId('contactId')
  @ApiOkResponse({ type: [QuizRunDto] })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  list(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
  ): Promise<JsonText<QuizRunDto[]>> {
    return this.runs.list(user.id, contactId);
  }

  @Post('assessment-runs/:contactId/answers')
  @Scope('contacts:write')
  @Changes('contacts', 'answers')
  @Replay('result')
  @ApiOperation({
    summary: 'Change answers of the newest result, as a new result',
    description:
      'The other answers are taken over. Answers equal to those before make no new result: the newest one is answered.',
  })
  @ApiContactId('contactId')
  @ApiCreatedResponse({ type: QuizRunDto })
  @ApiErrors(
    [
      'VALIDATION_FAILED',
      'INVALID_CONTACT_ID',
      'CONTACT_NOT_FOUND',
      'CONTACT_OBJECTED',
      'CONTACT_IS_CANDIDATE',
      'INTERACTION_NOT_FOUND',
      'RUN_NOT_LATEST',
      'RUN_HAS_NO_ANSWERS',
    ],
    {
      VALIDATION_FAILED: 'changes must have at least one answer',
    },
  )
  change(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: ChangeAnswersDto,
  ): Promise<JsonText<QuizRunDto>> {
    return this.changed.change(user.id, contactId, body);
  }
}

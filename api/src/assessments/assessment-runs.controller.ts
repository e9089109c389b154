import { Body, Controller, Param } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { endpoints, type QuizRun } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { type JsonText } from '../http/json-text.ts';
import { Gives } from '../http/gives.ts';
import { Route } from '../http/route.ts';
import { AssessmentRunsService } from './assessment-runs.service.ts';
import { ChangedRunService } from './changed-run.service.ts';
import { ChangeAnswersDto } from './dto/change-answers.dto.ts';
import { QuizRunDto } from './dto/quiz-run.dto.ts';

@ApiTags('Assessment')
@Controller()
export class AssessmentRunsController {
  constructor(
    private readonly runs: AssessmentRunsService,
    private readonly changed: ChangedRunService,
  ) {}

  @Route(endpoints.assessments.runs)
  @ApiOperation({
    summary: 'List the results of a contact with the answers behind them, newest first',
  })
  @ApiContactId('contactId')
  @ApiOkResponse({ type: [QuizRunDto] })
  @ApiErrors(endpoints.assessments.runs)
  list(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
  ): Promise<JsonText<QuizRun[]>> {
    return this.runs.list(user.id, contactId);
  }

  @Route(endpoints.assessments.changeAnswers)
  @Gives('result')
  @ApiOperation({
    summary: 'Change answers of the newest result, as a new result',
    description:
      'The other answers are taken over. Answers equal to those before make no new result: the newest one is answered.',
  })
  @ApiContactId('contactId')
  @ApiCreatedResponse({ type: QuizRunDto })
  @ApiErrors(endpoints.assessments.changeAnswers, {
    VALIDATION_FAILED: 'changes must not answer a question twice',
  })
  change(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: ChangeAnswersDto,
  ): Promise<JsonText<QuizRun>> {
    return this.changed.change(user.id, contactId, body);
  }
}

import { Controller, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { endpoints, type QuizRun } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { type JsonText } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { AssessmentRunsService } from './assessment-runs.service.ts';
import { QuizRunDto } from './dto/quiz-run.dto.ts';

@ApiTags('Assessment')
@Controller()
export class AssessmentRunsController {
  constructor(private readonly runs: AssessmentRunsService) {}

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
}

import { Body, Controller, Param } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { endpoints, type QuizRun } from '@rapport/contracts';
import { QuizRunDto } from './dto/quiz-run.dto.ts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { type JsonText } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { Gives } from '../http/gives.ts';
import { AssessmentCompleteService } from './assessment-complete.service.ts';
import { CompleteAssessmentDto } from './dto/complete-assessment.dto.ts';

@ApiTags('Assessment')
@Controller()
export class AssessmentCompleteController {
  constructor(private readonly assessments: AssessmentCompleteService) {}

  @Route(endpoints.assessments.complete)
  @Gives('result')
  @ApiOperation({ summary: 'Complete the assessment of a contact with the answers stored for it' })
  @ApiContactId('contactId')
  @ApiCreatedResponse({ type: QuizRunDto })
  @ApiErrors(endpoints.assessments.complete, {
    VALIDATION_FAILED: 'bigFiveScores.openness must be a whole number from 0 to 100',
  })
  complete(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: CompleteAssessmentDto,
  ): Promise<JsonText<QuizRun>> {
    return this.assessments.complete(user.id, contactId, body);
  }
}

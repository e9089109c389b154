import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type QuizRun, TOO_FEW_ANSWERS } from '@rapport/contracts';
import { QuizRunDto } from './dto/quiz-run.dto.ts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, CONTACT_ERRORS } from '../contacts/contact-id.documentation.ts';
import { ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiPostErrors } from '../documentation/api-errors.ts';
import { type JsonText } from '../http/json-text.ts';
import { Gives } from '../http/gives.ts';
import { AssessmentCompleteService } from './assessment-complete.service.ts';
import { CompleteAssessmentDto } from './dto/complete-assessment.dto.ts';

@ApiTags('Assessment')
@Controller('api/assessment-complete')
export class AssessmentCompleteController {
  constructor(private readonly assessments: AssessmentCompleteService) {}

  @Post(':contactId')
  @Gives('result')
  @ApiOperation({ summary: 'Complete the assessment of a contact with the answers stored for it' })
  @ApiContactId('contactId')
  @ApiCreatedResponse({ type: QuizRunDto })
  @ApiPostErrors(
    {
      status: 400,
      code: 'VALIDATION_FAILED',
      error: 'bigFiveScores.openness must be a whole number from 0 to 100',
    },
    ...CONTACT_ERRORS,
    {
      status: 409,
      code: TOO_FEW_ANSWERS,
      error: 'At least 5 answers are needed; 3 are stored so far',
    },
  )
  complete(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: CompleteAssessmentDto,
  ): Promise<JsonText<QuizRun>> {
    return this.assessments.complete(user.id, contactId, body);
  }
}

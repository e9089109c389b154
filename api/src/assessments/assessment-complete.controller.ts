import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { QuizRunDto } from './dto/quiz-run.dto.ts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { type JsonText } from '../http/json-text.ts';
import { Replay } from '../http/replay.ts';
import { AssessmentCompleteService } from './assessment-complete.service.ts';
import { CompleteAssessmentDto } from './dto/complete-assessment.dto.ts';

@ApiTags('Assessment')
@Controller('api')
export class AssessmentCompleteController {
  constructor(private readonly assessments: AssessmentCompleteService) {}

  @Post('assessment-complete/:contactId')
  @Scope('contacts:write')
  @Changes('contacts', 'answers')
  @Replay('result')
  @ApiOperation({ summary: 'Complete the assessment of a contact with the answers stored for it' })
  @ApiContactId('contactId')
  @ApiCreatedResponse({ type: QuizRunDto })
  @ApiErrors(
    [
      'VALIDATION_FAILED',
      'INVALID_CONTACT_ID',
      'CONTACT_NOT_FOUND',
      'CONTACT_OBJECTED',
      'CONTACT_IS_CANDIDATE',
      'TOO_FEW_ANSWERS',
    ],
    {
      VALIDATION_FAILED: 'bigFiveScores.openness must be a whole number from 0 to 100',
    },
  )
  complete(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: CompleteAssessmentDto,
  ): Promise<JsonText<QuizRunDto>> {
    return this.assessments.complete(user.id, contactId, body);
  }
}

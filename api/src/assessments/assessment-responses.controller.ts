import { Body, Controller, Param } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { endpoints, type AssessmentResponse } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { type JsonText } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { Gives } from '../http/gives.ts';
import { AssessmentResponsesService } from './assessment-responses.service.ts';
import { AssessmentResponseDto } from './dto/assessment-response.dto.ts';
import { SaveAssessmentResponseDto } from './dto/save-assessment-response.dto.ts';

@ApiTags('Assessment')
@Controller()
export class AssessmentResponsesController {
  constructor(private readonly responses: AssessmentResponsesService) {}

  @Route(endpoints.assessments.answers)
  @ApiOperation({ summary: 'List the last answer to each question about a contact' })
  @ApiContactId('contactId')
  @ApiOkResponse({ type: [AssessmentResponseDto] })
  @ApiErrors(endpoints.assessments.answers)
  list(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
  ): Promise<JsonText<AssessmentResponse[]>> {
    return this.responses.list(user.id, contactId);
  }

  @Route(endpoints.assessments.saveAnswer)
  @Gives('response')
  @ApiOperation({ summary: 'Save the answer to one question about a contact' })
  @ApiCreatedResponse({ type: AssessmentResponseDto })
  @ApiErrors(endpoints.assessments.saveAnswer, {
    VALIDATION_FAILED: 'questionId must be the id of a quiz question',
  })
  save(
    @CurrentUser() user: User,
    @Body() body: SaveAssessmentResponseDto,
  ): Promise<JsonText<AssessmentResponse>> {
    return this.responses.save(user.id, body);
  }
}

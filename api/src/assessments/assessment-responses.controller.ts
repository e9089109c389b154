import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AssessmentResponse } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, CONTACT_ERRORS } from '../contacts/contact-id.documentation.ts';
import { ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors, ApiPostErrors } from '../documentation/api-errors.ts';
import { type JsonText } from '../http/json-text.ts';
import { Gives } from '../http/gives.ts';
import { AssessmentResponsesService } from './assessment-responses.service.ts';
import { AssessmentResponseDto } from './dto/assessment-response.dto.ts';
import { SaveAssessmentResponseDto } from './dto/save-assessment-response.dto.ts';

@ApiTags('Assessment')
@Controller('api/assessment-responses')
export class AssessmentResponsesController {
  constructor(private readonly responses: AssessmentResponsesService) {}

  @Get(':contactId')
  @ApiOperation({ summary: 'List the last answer to each question about a contact' })
  @ApiContactId('contactId')
  @ApiOkResponse({ type: [AssessmentResponseDto] })
  @ApiErrors(...CONTACT_ERRORS)
  list(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
  ): Promise<JsonText<AssessmentResponse[]>> {
    return this.responses.list(user.id, contactId);
  }

  @Post()
  @Gives('response')
  @ApiOperation({ summary: 'Save the answer to one question about a contact' })
  @ApiCreatedResponse({ type: AssessmentResponseDto })
  @ApiPostErrors(
    {
      status: 400,
      code: 'VALIDATION_FAILED',
      error: 'questionId must be the id of a quiz question',
    },
    ...CONTACT_ERRORS,
  )
  save(
    @CurrentUser() user: User,
    @Body() body: SaveAssessmentResponseDto,
  ): Promise<JsonText<AssessmentResponse>> {
    return this.responses.save(user.id, body);
  }
}

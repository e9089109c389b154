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
import { AssessmentResponsesService } from './assessment-responses.service.ts';
import { AssessmentResponseDto } from './dto/assessment-response.dto.ts';
import { SaveAssessmentResponseDto } from './dto/save-assessment-response.dto.ts';

@ApiTags('Assessment')
@Controller('api')
export class AssessmentResponsesController {
  constructor(private readonly responses: AssessmentResponsesService) {}

  @Get('assessment-responses/:contactId')
  @Scope('guidance:read')
  @Shows('answers')
  @ApiOperation({ summary: 'List the last answer to each question about a contact' })
  @ApiContactId('contactId')
  @ApiOkResponse({ type: [AssessmentResponseDto] })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  list(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
  ): Promise<JsonText<AssessmentResponseDto[]>> {
    return this.responses.list(user.id, contactId);
  }

  @Post('assessment-responses')
  @Scope('contacts:write')
  @Changes('answers')
  @Replay('response')
  @ApiOperation({ summary: 'Save the answer to one question about a contact' })
  @ApiCreatedResponse({ type: AssessmentResponseDto })
  @ApiErrors(
    [
      'VALIDATION_FAILED',
      'INVALID_CONTACT_ID',
      'CONTACT_NOT_FOUND',
      'CONTACT_OBJECTED',
      'CONTACT_IS_CANDIDATE',
    ],
    {
      VALIDATION_FAILED: 'questionId must be the id of a quiz question',
    },
  )
  save(
    @CurrentUser() user: User,
    @Body() body: SaveAssessmentResponseDto,
  ): Promise<JsonText<AssessmentResponseDto>> {
    return this.responses.save(user.id, body);
  }
}

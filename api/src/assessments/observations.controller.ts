import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { Replay } from '../http/replay.ts';
import { type JsonText } from '../http/json-text.ts';
import { ObservationDto, SaveObservationDto } from './dto/observation.dto.ts';
import { ObservationsService } from './observations.service.ts';

@ApiTags('Assessment')
@Controller('api')
export class ObservationsController {
  constructor(private readonly observations: ObservationsService) {}

  @Post('observations/:contactId')
  @Scope('contacts:write')
  @Changes('contacts', 'answers')
  @Replay('observation')
  @ApiOperation({
    summary: 'Save what was seen of a question to watch for',
    description:
      'An answer becomes part of a new run at once. One that helps to tell tied motivation types apart waits until all of these have one.',
  })
  @ApiContactId('contactId')
  @ApiCreatedResponse({ type: ObservationDto })
  @ApiErrors(
    [
      'VALIDATION_FAILED',
      'INVALID_CONTACT_ID',
      'CONTACT_NOT_FOUND',
      'CONTACT_OBJECTED',
      'CONTACT_IS_CANDIDATE',
      'INTERACTION_NOT_FOUND',
      'RUN_HAS_NO_ANSWERS',
    ],
    {
      VALIDATION_FAILED: 'questionId must be the id of a quiz question',
    },
  )
  save(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: SaveObservationDto,
  ): Promise<JsonText<ObservationDto>> {
    return this.observations.save(user.id, contactId, body);
  }
}

import { Body, Controller, Param } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { endpoints, type Observation } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Gives } from '../http/gives.ts';
import { type JsonText } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { ObservationDto, SaveObservationDto } from './dto/observation.dto.ts';
import { ObservationsService } from './observations.service.ts';

@ApiTags('Assessment')
@Controller()
export class ObservationsController {
  constructor(private readonly observations: ObservationsService) {}

  @Route(endpoints.assessments.saveObservation)
  @Gives('observation')
  @ApiOperation({
    summary: 'Save what was seen of a question to watch for',
    description:
      'An answer becomes part of a new run at once. One that helps to tell tied motivation types apart waits until all of these have one.',
  })
  @ApiContactId('contactId')
  @ApiCreatedResponse({ type: ObservationDto })
  @ApiErrors(endpoints.assessments.saveObservation, {
    VALIDATION_FAILED: 'questionId must be the id of a quiz question',
  })
  save(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: SaveObservationDto,
  ): Promise<JsonText<Observation>> {
    return this.observations.save(user.id, contactId, body);
  }
}

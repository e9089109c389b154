import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { SetCadenceDto } from './dto/set-cadence.dto.ts';
import { AttentionService } from './attention.service.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, ChangesWithTime, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { ContactHealthDto } from './dto/contact-health.dto.ts';

@ApiTags('Health')
@Controller('api')
export class AttentionController {
  constructor(private readonly attention: AttentionService) {}

  @Get('health/:contactId')
  @Scope('contacts:read')
  @Shows('contacts')
  @ChangesWithTime('due')
  @ApiOperation({
    operationId: 'Health_find',
    summary: 'Get the health of the relationship with a contact',
  })
  @ApiContactId('contactId')
  @ApiOkResponse({ type: ContactHealthDto })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  find(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
  ): Promise<ContactHealthDto> {
    return this.attention.find(user.id, contactId);
  }

  @Put('health/:contactId/cadence')
  @Scope('contacts:write')
  @Changes('contacts')
  @ApiOperation({
    operationId: 'Health_setCadence',
    summary: 'Set how often to be in touch with a contact',
  })
  @ApiContactId('contactId')
  @ApiOkResponse({ type: ContactHealthDto })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'VALIDATION_FAILED'], {
    VALIDATION_FAILED: 'cadenceDays must be a whole number from 1 to 730 or null',
  })
  setCadence(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: SetCadenceDto,
  ): Promise<ContactHealthDto> {
    return this.attention.setCadence(user.id, contactId, body.cadenceDays);
  }
}

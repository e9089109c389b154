import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ACTION_ID, ActionIdPipe } from './action-id.pipe.ts';
import { ActionsService } from './actions.service.ts';
import { UpdateActionDto } from './dto/update-action.dto.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, ChangesWithTime, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { ContactActionDto } from './dto/contact-action.dto.ts';

@ApiTags('Actions')
@Controller('api')
export class ActionsController {
  constructor(private readonly actions: ActionsService) {}

  @Get('actions/:contactId')
  @Scope('contacts:read')
  @Shows('contacts')
  @ChangesWithTime('due')
  @ApiOperation({
    summary: 'List what to do next about a contact, the most urgent first',
    description:
      'Three open ones at most, among them those that are open again after a snooze or because they were taken back, and all that are snoozed, done or dismissed.',
  })
  @ApiContactId('contactId')
  @ApiOkResponse({ type: [ContactActionDto] })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  list(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
  ): Promise<ContactActionDto[]> {
    return this.actions.list(user.id, contactId);
  }

  @Patch('actions/:contactId/:actionId')
  @Scope('contacts:write')
  @Changes('contacts')
  @ApiOperation({ summary: 'Mark an action as done, dismissed, snoozed, or open again' })
  @ApiContactId('contactId')
  @ApiParam({
    name: 'actionId',
    schema: {
      type: 'string',
      pattern: ACTION_ID.source,
      example: 'R3:0195a000-0000-7000-8000-000000000001:9f2c41d7',
    },
    description: 'Id of an action that is suggested now',
  })
  @ApiOkResponse({ type: ContactActionDto })
  @ApiErrors(
    [
      'INVALID_CONTACT_ID',
      'CONTACT_NOT_FOUND',
      'INVALID_ACTION_ID',
      'VALIDATION_FAILED',
      'TIME_OUT_OF_RANGE',
      'ACTION_NOT_FOUND',
    ],
    {
      VALIDATION_FAILED: 'snoozedUntil is required when status is snoozed',
      TIME_OUT_OF_RANGE: 'snoozedUntil must be a time within the next 30 days',
    },
  )
  update(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('actionId', ActionIdPipe) actionId: string,
    @Body() body: UpdateActionDto,
  ): Promise<ContactActionDto> {
    return this.actions.update(user.id, contactId, actionId, body);
  }
}

import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { endpoints } from '@rapport/contracts';
import { ApiContactId } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { ACTION_ID } from './action-id.pipe.ts';
import { ContactActionDto } from './dto/contact-action.dto.ts';

export const ApiListActions = () =>
  applyDecorators(
    ApiOperation({
      summary: 'List what to do next about a contact, the most urgent first',
      description:
        'Three open ones at most, among them those that are open again after a snooze or because they were taken back, and all that are snoozed, done or dismissed.',
    }),
    ApiContactId('contactId'),
    ApiOkResponse({ type: [ContactActionDto] }),
    ApiErrors(endpoints.actions.list),
  );

export const ApiUpdateAction = () =>
  applyDecorators(
    ApiOperation({ summary: 'Mark an action as done, dismissed, snoozed, or open again' }),
    ApiContactId('contactId'),
    ApiParam({
      name: 'actionId',
      schema: {
        type: 'string',
        pattern: ACTION_ID.source,
        example: 'R3:0195a000-0000-7000-8000-000000000001:9f2c41d7',
      },
      description: 'Id of an action that is suggested now',
    }),
    ApiOkResponse({ type: ContactActionDto }),
    ApiErrors(endpoints.actions.update, {
      VALIDATION_FAILED: 'snoozedUntil is required when status is snoozed',
    }),
  );

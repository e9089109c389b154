import { applyDecorators } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
} from '@nestjs/swagger';
import { endpoints } from '@rapport/contracts';
import { ApiContactId } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { InteractionDto } from './dto/interaction.dto.ts';

const INVALID = {
  VALIDATION_FAILED: 'interactionDate must not be more than a year from now',
};

const ApiInteractionId = () =>
  ApiParam({
    name: 'id',
    schema: { type: 'string', format: 'uuid' },
    description: 'Id of an interaction with that contact',
  });

export const ApiListInteractions = () =>
  applyDecorators(
    ApiOperation({
      summary: 'List the interactions with a contact, planned ones too, the newest first',
    }),
    ApiContactId('contactId'),
    ApiOkResponse({
      type: [InteractionDto],
      headers: {
        Link: {
          description: 'The next page, as rel="next"; missing on the last one',
          schema: { type: 'string' },
        },
      },
    }),
    ApiErrors(endpoints.interactions.list, {
      VALIDATION_FAILED: 'limit must be a whole number from 1',
    }),
  );

export const ApiCreateInteraction = () =>
  applyDecorators(
    ApiOperation({ summary: 'Log or plan an interaction with a contact' }),
    ApiContactId('contactId'),
    ApiCreatedResponse({ type: InteractionDto }),
    ApiErrors(endpoints.interactions.create, INVALID),
  );

export const ApiUpdateInteraction = () =>
  applyDecorators(
    ApiOperation({ summary: 'Change an interaction' }),
    ApiContactId('contactId'),
    ApiInteractionId(),
    ApiOkResponse({ type: InteractionDto }),
    ApiErrors(endpoints.interactions.update, INVALID),
  );

export const ApiDeleteInteraction = () =>
  applyDecorators(
    ApiOperation({ summary: 'Delete an interaction' }),
    ApiContactId('contactId'),
    ApiInteractionId(),
    ApiNoContentResponse({ description: 'It is gone' }),
    ApiErrors(endpoints.interactions.remove),
  );

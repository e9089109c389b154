import { applyDecorators } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
} from '@nestjs/swagger';
import { ApiContactId, CONTACT_ERRORS } from '../contacts/contact-id.documentation.ts';
import { ApiBodyErrors, ApiErrors, ApiPostErrors } from '../documentation/api-errors.ts';
import { InteractionDto } from './dto/interaction.dto.ts';

const INVALID = {
  status: 400,
  code: 'VALIDATION_FAILED',
  error: 'interactionDate must not be more than a year from now',
} as const;

const INTERACTION_ERRORS = [
  ...CONTACT_ERRORS,
  { status: 400, code: 'INVALID_INTERACTION_ID', error: 'Invalid interaction ID' },
  { status: 404, code: 'INTERACTION_NOT_FOUND', error: 'Interaction not found' },
] as const;

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
    ApiErrors(...CONTACT_ERRORS, {
      status: 400,
      code: 'VALIDATION_FAILED',
      error: 'limit must be a whole number from 1',
    }),
  );

export const ApiCreateInteraction = () =>
  applyDecorators(
    ApiOperation({ summary: 'Log or plan an interaction with a contact' }),
    ApiContactId('contactId'),
    ApiCreatedResponse({ type: InteractionDto }),
    ApiPostErrors(...CONTACT_ERRORS, INVALID),
  );

export const ApiUpdateInteraction = () =>
  applyDecorators(
    ApiOperation({ summary: 'Change an interaction' }),
    ApiContactId('contactId'),
    ApiInteractionId(),
    ApiOkResponse({ type: InteractionDto }),
    ApiBodyErrors(...INTERACTION_ERRORS, INVALID),
  );

export const ApiDeleteInteraction = () =>
  applyDecorators(
    ApiOperation({ summary: 'Delete an interaction' }),
    ApiContactId('contactId'),
    ApiInteractionId(),
    ApiNoContentResponse({ description: 'It is gone' }),
    ApiErrors(...INTERACTION_ERRORS),
  );

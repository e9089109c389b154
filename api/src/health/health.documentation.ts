import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiContactId, CONTACT_ERRORS } from '../contacts/contact-id.documentation.ts';
import { ApiBodyErrors, ApiErrors } from '../documentation/api-errors.ts';
import { ContactHealthDto } from './dto/contact-health.dto.ts';

export const ApiFindHealth = () =>
  applyDecorators(
    ApiOperation({ summary: 'Get how the relationship with a contact is kept' }),
    ApiContactId('contactId'),
    ApiOkResponse({ type: ContactHealthDto }),
    ApiErrors(...CONTACT_ERRORS),
  );

export const ApiSetCadence = () =>
  applyDecorators(
    ApiOperation({ summary: 'Set how often to be in touch with a contact' }),
    ApiContactId('contactId'),
    ApiOkResponse({ type: ContactHealthDto }),
    ApiBodyErrors(...CONTACT_ERRORS, {
      status: 400,
      code: 'VALIDATION_FAILED',
      error: 'cadenceDays must be a whole number from 1 to 730 or null',
    }),
  );

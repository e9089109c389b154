import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { endpoints } from '@rapport/contracts';
import { ApiContactId } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { ContactHealthDto } from './dto/contact-health.dto.ts';

export const ApiFindHealth = () =>
  applyDecorators(
    ApiOperation({ summary: 'Get the health of the relationship with a contact' }),
    ApiContactId('contactId'),
    ApiOkResponse({ type: ContactHealthDto }),
    ApiErrors(endpoints.health.one),
  );

export const ApiSetCadence = () =>
  applyDecorators(
    ApiOperation({ summary: 'Set how often to be in touch with a contact' }),
    ApiContactId('contactId'),
    ApiOkResponse({ type: ContactHealthDto }),
    ApiErrors(endpoints.health.cadence, {
      VALIDATION_FAILED: 'cadenceDays must be a whole number from 1 to 730 or null',
    }),
  );

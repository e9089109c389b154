import { applyDecorators } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiErrors, ApiPostErrors } from '../documentation/api-errors.ts';
import { ApiContactId, CONTACT_ERRORS } from './contact-id.documentation.ts';
import { ContactDto, ContactSummaryDto } from './dto/contact.dto.ts';

const VERSION = {
  ETag: {
    description: 'Version of the contact and digest of the answer',
    schema: { type: 'string' as const },
  },
};

export const ApiListContacts = () =>
  applyDecorators(
    ApiOperation({ summary: 'List contacts, a page at a time' }),
    ApiOkResponse({
      type: [ContactSummaryDto],
      headers: {
        Link: {
          description: 'The next page, as rel="next"; missing on the last one',
          schema: { type: 'string' },
        },
        'X-Total-Count': {
          description: 'Size of the whole list, when asked with count=true',
          schema: { type: 'integer' },
        },
      },
    }),
    ApiErrors({
      status: 400,
      code: 'VALIDATION_FAILED',
      error: 'sort must be one of updated, name, lastContact',
    }),
  );

export const ApiFindContact = () =>
  applyDecorators(
    ApiOperation({ summary: 'Get one contact' }),
    ApiContactId('id'),
    ApiOkResponse({ type: ContactDto, headers: VERSION }),
    ApiErrors(...CONTACT_ERRORS),
  );

export const ApiCreateContact = () =>
  applyDecorators(
    ApiOperation({ summary: 'Add a contact' }),
    ApiCreatedResponse({ type: ContactDto, headers: VERSION }),
    ApiPostErrors({ status: 400, code: 'VALIDATION_FAILED', error: 'displayName is required' }),
  );

import { applyDecorators } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
} from '@nestjs/swagger';
import { endpoints, TOTAL_RELATIONS } from '@rapport/contracts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { ApiContactId } from './contact-id.pipe.ts';
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
          description: 'Size of the whole list, when asked with count=true or count=exact',
          schema: { type: 'integer' },
        },
        'X-Total-Count-Relation': {
          description:
            'Missing where X-Total-Count is exact. estimate: count=true counts to 10,000 and estimates what is longer. at-least: the list is longer, and counting stopped there',
          schema: { type: 'string', enum: [...TOTAL_RELATIONS] },
        },
      },
    }),
    ApiErrors(endpoints.contacts.list, {
      VALIDATION_FAILED: 'sort must be one of updated, name, lastContact, nextDue',
    }),
  );

export const ApiFindContact = () =>
  applyDecorators(
    ApiOperation({ summary: 'Get one contact' }),
    ApiContactId('id'),
    ApiOkResponse({ type: ContactDto, headers: VERSION }),
    ApiErrors(endpoints.contacts.one),
  );

export const ApiCreateContact = () =>
  applyDecorators(
    ApiOperation({ summary: 'Add a contact' }),
    ApiCreatedResponse({ type: ContactDto, headers: VERSION }),
    ApiErrors(endpoints.contacts.create),
  );

export const ApiUpdateContact = () =>
  applyDecorators(
    ApiOperation({
      summary: 'Change a contact',
      description: 'A field that is left out stays as it is; null clears it, except the name.',
    }),
    ApiContactId('id'),
    ApiHeader({
      name: 'If-Match',
      description: 'The ETag that the change is based on; without it the last change wins',
      required: false,
      schema: { type: 'string' },
      example: '"1-3q2-7wXkT1vZ"',
    }),
    ApiOkResponse({ type: ContactDto, headers: VERSION }),
    ApiErrors(endpoints.contacts.update),
  );

export const ApiDeleteContact = () =>
  applyDecorators(
    ApiOperation({
      summary: 'Delete a contact and everything about the person',
      description: 'It is gone at once, can be restored for ten minutes, and is purged then.',
    }),
    ApiContactId('id'),
    ApiNoContentResponse({ description: 'Deleted' }),
    ApiErrors(endpoints.contacts.remove),
  );

export const ApiRestoreContact = () =>
  applyDecorators(
    ApiOperation({
      summary: 'Restore a contact deleted in the last ten minutes',
      description: 'A contact that is not deleted comes back as it is.',
    }),
    ApiContactId('id'),
    ApiOkResponse({ type: ContactDto, headers: VERSION }),
    ApiErrors(endpoints.contacts.restore),
  );

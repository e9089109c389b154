import { ApiParam } from '@nestjs/swagger';

/** Documents the contact id in a path. */
export const ApiContactId = (name: string) =>
  ApiParam({ name, schema: { type: 'string', format: 'uuid' }, description: 'Id of a contact' });

/** What every call about one contact can answer. */
export const CONTACT_ERRORS = [
  { status: 400, code: 'INVALID_CONTACT_ID', error: 'Invalid contact ID' },
  { status: 404, code: 'CONTACT_NOT_FOUND', error: 'Contact not found' },
] as const;

import { Injectable } from '@nestjs/common';
import { ApiId, IdPipe, parsedId } from '../http/id-pipe.ts';

/**
 * @param field the parameter or field with the ID, for the error
 * @throws {DomainError} if the format is wrong
 */
export function parseContactId(text: string, field: string): string {
  return parsedId(text, 'INVALID_CONTACT_ID', field);
}

/** Validates a contact ID in a path. */
@Injectable()
export class ContactIdPipe extends IdPipe {
  constructor() {
    super('INVALID_CONTACT_ID');
  }
}

/** Documents a contact ID in a path. */
export const ApiContactId = (name: string) => ApiId('Id of a contact', name);

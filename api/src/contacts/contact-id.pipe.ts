import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { isUuid } from '@rapport/contracts';
import { InvalidContactId } from './contact-errors.ts';

/**
 * @param field the parameter or field with the ID, for the error
 * @throws {InvalidContactId} if the format is wrong
 */
export function parseContactId(text: string, field: string): string {
  if (!isUuid(text)) throw new InvalidContactId(field);
  return text.toLowerCase();
}

/** Validates a contact ID in a path. */
@Injectable()
export class ContactIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    return parseContactId(value, data);
  }
}

/** Documents a contact ID in a path. */
export const ApiContactId = (name: string) =>
  ApiParam({ name, schema: { type: 'string', format: 'uuid' }, description: 'Id of a contact' });

import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { isUuid } from '@rapport/contracts';
import { InvalidContactId } from './contact-errors.ts';

/**
 * @param field where the id stands, for the error
 * @throws {InvalidContactId} for anything that is not written like one
 */
export function parseContactId(text: string, field: string): string {
  if (!isUuid(text)) throw new InvalidContactId(field);
  return text.toLowerCase();
}

/** Takes a contact id from a path. */
@Injectable()
export class ContactIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    return parseContactId(value, data);
  }
}

/** Documents the contact id in a path. */
export const ApiContactId = (name: string) =>
  ApiParam({ name, schema: { type: 'string', format: 'uuid' }, description: 'Id of a contact' });

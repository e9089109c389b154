import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '../validation/domain/uuid.ts';
import { InvalidContactId } from './contact-errors.ts';

/** @throws {InvalidContactId} for anything that is not written like one */
export function parseContactId(text: string): string {
  if (!isUuid(text)) throw new InvalidContactId();
  return text.toLowerCase();
}

/** Takes a contact id from a path. */
@Injectable()
export class ContactIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    return parseContactId(value);
  }
}

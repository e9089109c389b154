import { type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { type ErrorCode, isUuid } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** Validates a UUID in a path, and reports another text with the error code of its kind of record. */
export class IdPipe implements PipeTransform<string, string> {
  constructor(private readonly code: ErrorCode) {}

  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    return parsedId(value, this.code, data);
  }
}

/**
 * @param field the parameter or field with the ID, for the error
 * @throws {DomainError} if the text isn't a UUID
 */
export function parsedId(text: string, code: ErrorCode, field: string): string {
  if (isUuid(text)) return text.toLowerCase();
  throw new DomainError(code, { problems: [{ field, message: 'must be a UUID' }] });
}

/** Documents an ID in a path. */
export const ApiId = (description: string, name = 'id') =>
  ApiParam({ name, schema: { type: 'string', format: 'uuid' }, description });

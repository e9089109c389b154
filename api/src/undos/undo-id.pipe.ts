import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** Validates the ID of a bulk change in a path. */
@Injectable()
export class UndoIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (isUuid(value)) return value.toLowerCase();
    throw new DomainError('INVALID_UNDO_ID', {
      problems: [{ field: data, message: 'must be a UUID' }],
    });
  }
}

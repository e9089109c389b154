import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** The view doesn't exist or belongs to another user; the two can't be told apart. */
export class SavedViewNotFound extends DomainError {
  constructor() {
    super('VIEW_NOT_FOUND');
  }
}

/** The user already has a view with this name. */
export class SavedViewExists extends DomainError {
  constructor() {
    super('VIEW_EXISTS', {
      problems: [{ field: 'name', message: 'is the name of another view' }],
    });
  }
}

/** Validates a view ID in a path. */
@Injectable()
export class SavedViewIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (isUuid(value)) return value.toLowerCase();
    throw new DomainError('INVALID_VIEW_ID', {
      problems: [{ field: data, message: 'must be a UUID' }],
    });
  }
}

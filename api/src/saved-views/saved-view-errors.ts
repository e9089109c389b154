import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** No such view, or another person's: no one can tell the two apart. */
export class SavedViewNotFound extends DomainError {
  constructor() {
    super('VIEW_NOT_FOUND');
  }
}

/** The user has a view of this name already. */
export class SavedViewExists extends DomainError {
  constructor() {
    super('VIEW_EXISTS', {
      problems: [{ field: 'name', message: 'is the name of another view' }],
    });
  }
}

/** Takes the id of a view from a path. */
@Injectable()
export class SavedViewIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (isUuid(value)) return value.toLowerCase();
    throw new DomainError('INVALID_VIEW_ID', {
      problems: [{ field: data, message: 'must be a UUID' }],
    });
  }
}

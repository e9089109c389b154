import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** The label doesn't exist or belongs to another user; the two can't be told apart. */
export class LabelNotFound extends DomainError {
  constructor() {
    super('LABEL_NOT_FOUND');
  }
}

/** The user already has a label with this name. */
export class LabelExists extends DomainError {
  constructor() {
    super('LABEL_EXISTS', {
      problems: [{ field: 'name', message: 'is the name of another label' }],
    });
  }
}

/** Validates a label ID in a path. */
@Injectable()
export class LabelIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (isUuid(value)) return value.toLowerCase();
    throw new DomainError('INVALID_LABEL_ID', {
      problems: [{ field: data, message: 'must be a UUID' }],
    });
  }
}

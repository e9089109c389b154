import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** No such label, or another person's: no one can tell the two apart. */
export class LabelNotFound extends DomainError {
  constructor() {
    super('LABEL_NOT_FOUND');
  }
}

/** The user has a label of this name already. */
export class LabelExists extends DomainError {
  constructor() {
    super('LABEL_EXISTS', {
      problems: [{ field: 'name', message: 'is the name of another label' }],
    });
  }
}

/** Takes a label id from a path. */
@Injectable()
export class LabelIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (isUuid(value)) return value.toLowerCase();
    throw new DomainError('INVALID_LABEL_ID', {
      problems: [{ field: data, message: 'must be a UUID' }],
    });
  }
}

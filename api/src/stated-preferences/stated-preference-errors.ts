import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** The contact has no such preference; it may belong to another contact. */
export class PreferenceNotFound extends DomainError {
  constructor() {
    super('PREFERENCE_NOT_FOUND');
  }
}

/** Validates the ID of a stated preference in a path. */
@Injectable()
export class PreferenceIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (isUuid(value)) return value.toLowerCase();
    throw new DomainError('INVALID_PREFERENCE_ID', {
      problems: [{ field: data, message: 'must be a UUID' }],
    });
  }
}

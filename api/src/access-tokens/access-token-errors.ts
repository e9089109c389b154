import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** No such token, or another person's: no one can tell the two apart. */
export class AccessTokenNotFound extends DomainError {
  constructor() {
    super('ACCESS_TOKEN_NOT_FOUND');
  }
}

/** Takes the id of an access token from a path. */
@Injectable()
export class AccessTokenIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (isUuid(value)) return value.toLowerCase();
    throw new DomainError('INVALID_ACCESS_TOKEN_ID', {
      problems: [{ field: data, message: 'must be a UUID' }],
    });
  }
}

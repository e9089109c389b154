import { DomainError } from '../errors/domain-error.ts';

/** No such token, or another person's: no one can tell the two apart. */
export class AccessTokenNotFound extends DomainError {
  constructor() {
    super('ACCESS_TOKEN_NOT_FOUND');
  }
}

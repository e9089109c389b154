import { DomainError } from '../errors/domain-error.ts';
import { Unavailable } from '../errors/http-errors.ts';

export class AuthenticationRequired extends DomainError {
  constructor(cause?: unknown) {
    super('AUTHENTICATION_REQUIRED', { headers: { 'WWW-Authenticate': 'Bearer' }, cause });
  }
}

/** The keys to check a token with are out of reach, so no one can say whether it is good. */
export class AuthenticationUnavailable extends Unavailable {
  constructor(cause: unknown) {
    super('AUTHENTICATION_UNAVAILABLE', 5, { cause });
  }
}

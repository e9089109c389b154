import { DomainError } from '../errors/domain-error.ts';
import { Unavailable } from '../errors/http-errors.ts';

export class AuthenticationRequired extends DomainError {
  constructor(cause?: unknown) {
    super('AUTHENTICATION_REQUIRED', { headers: { 'WWW-Authenticate': 'Bearer' }, cause });
  }
}

/** The keys for checking tokens can't be reached, so a token can't be verified. */
export class AuthenticationUnavailable extends Unavailable {
  constructor(cause: unknown) {
    super('AUTHENTICATION_UNAVAILABLE', 5, { cause });
  }
}

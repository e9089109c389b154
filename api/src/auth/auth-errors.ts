import { type AccessScope } from '@rapport/contracts';
import { scopeMissing } from '../documentation/scopes.ts';
import { DomainError } from '../errors/domain-error.ts';
import { Unavailable } from '../errors/http-errors.ts';

export class AuthenticationRequired extends DomainError {
  /** @param message the problem of the token, and how to fix it */
  constructor(cause?: unknown, message?: string) {
    const challenge = message === undefined ? 'Bearer' : `Bearer error="invalid_token"`;
    super('AUTHENTICATION_REQUIRED', {
      headers: { 'WWW-Authenticate': challenge },
      cause,
      ...(message !== undefined && { message }),
    });
  }
}

/** An access token that can't do this, though it's a good one. */
export class ScopeMissing extends DomainError {
  constructor(missing: readonly AccessScope[]) {
    const challenge = `Bearer error="insufficient_scope", scope="${missing.join(' ')}"`;
    super('SCOPE_MISSING', {
      message: scopeMissing(missing),
      headers: { 'WWW-Authenticate': challenge },
    });
  }
}

/** An access token at a call that is for signed-in people only. */
export class AccountOnlyCall extends DomainError {
  constructor() {
    super('ACCOUNT_ONLY', {
      headers: { 'WWW-Authenticate': 'Bearer error="insufficient_scope"' },
    });
  }
}

/** The keys for checking tokens can't be reached, so a token can't be verified. */
export class AuthenticationUnavailable extends Unavailable {
  constructor(cause: unknown) {
    super('AUTHENTICATION_UNAVAILABLE', 5, { cause });
  }
}

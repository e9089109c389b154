import { DomainError } from '../errors/domain-error.ts';
import { ValidationFailed } from '../errors/http-errors.ts';

export class InvalidIdempotencyKey extends ValidationFailed {
  constructor() {
    super([
      {
        field: 'Idempotency-Key',
        message: 'must be 1 to 255 printable characters without spaces',
      },
    ]);
  }
}

export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super('IDEMPOTENCY_KEY_REUSED');
  }
}

/** The first request with this key is still running, for longer than a repeated one waits. */
export class IdempotencyKeyInUse extends DomainError {
  constructor() {
    super('IDEMPOTENCY_KEY_IN_USE', { headers: { 'Retry-After': '1' } });
  }
}

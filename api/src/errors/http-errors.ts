import { type FieldProblem } from '@rapport/contracts';
import { DomainError } from './domain-error.ts';

/** Something this API depends on is away for the moment. */
export class Unavailable extends DomainError {
  constructor(code: string, message: string, retryAfterSeconds: number, cause?: unknown) {
    super(code, 503, message, { headers: { 'Retry-After': String(retryAfterSeconds) }, cause });
  }
}

export class RouteNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 404, 'There is nothing at this address');
  }
}

export class MethodNotAllowed extends DomainError {
  constructor(allowed: readonly string[]) {
    const list = allowed.join(', ');
    super('METHOD_NOT_ALLOWED', 405, `This address answers ${list} only`, {
      headers: { Allow: list },
    });
  }
}

export class ValidationFailed extends DomainError {
  constructor(problems: readonly FieldProblem[]) {
    const sentence = problems.map(({ field, message }) => `${field} ${message}`).join('; ');
    super('VALIDATION_FAILED', 400, sentence, { problems });
  }
}

export class BodyUnreadable extends DomainError {
  constructor(problem: string) {
    super('BODY_UNREADABLE', 400, `The request body ${problem}`);
  }
}

export class BodyTooLarge extends DomainError {
  constructor(limitBytes: number) {
    super('BODY_TOO_LARGE', 413, `The request body is larger than ${limitBytes / 1000} kB`);
  }
}

export class UnsupportedMediaType extends DomainError {
  constructor() {
    super(
      'UNSUPPORTED_MEDIA_TYPE',
      415,
      'Send the request body as application/json in UTF-8, uncompressed or with gzip, deflate or br',
    );
  }
}

export class TooManyRequests extends DomainError {
  constructor(retryAfterSeconds: string) {
    super('TOO_MANY_REQUESTS', 429, 'Too many requests. Please slow down.', {
      headers: { 'Retry-After': retryAfterSeconds },
    });
  }
}

/** Whatever nobody expected. The reason is in the log, under the request id, and nowhere else. */
export class InternalError extends DomainError {
  constructor(cause: unknown) {
    super('INTERNAL_ERROR', 500, 'Something went wrong on our side. Please try again.', { cause });
  }
}

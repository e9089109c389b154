import { type ErrorCode } from '@rapport/contracts';
import { DomainError } from './domain-error.ts';
import { type FieldProblemDto } from '../documentation/error.dto.ts';

/** A dependency of this API is temporarily unavailable. */
export class Unavailable extends DomainError {
  constructor(
    code: ErrorCode,
    retryAfterSeconds: number,
    options: { cause?: unknown; message?: string } = {},
  ) {
    super(code, { ...options, headers: { 'Retry-After': String(retryAfterSeconds) } });
  }
}

export class RouteNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND');
  }
}

export class MethodNotAllowed extends DomainError {
  constructor(allowed: readonly string[]) {
    const list = allowed.join(', ');
    super('METHOD_NOT_ALLOWED', {
      message: `This address answers ${list} only`,
      headers: { Allow: list },
    });
  }
}

export class ValidationFailed extends DomainError {
  constructor(problems: readonly FieldProblemDto[]) {
    const message = problems.map(({ field, message: words }) => `${field} ${words}`).join('; ');
    super('VALIDATION_FAILED', { message, problems });
  }
}

/** The user or contact already has the maximum number of something. */
export class LimitReached extends DomainError {
  constructor(field: string, words: string) {
    super('LIMIT_REACHED', {
      message: `${field} ${words}`,
      problems: [{ field, message: words }],
    });
  }
}

/** A well-formed time that is too early or too late for its purpose. */
export class TimeOutOfRange extends DomainError {
  constructor(field: string, words: string) {
    super('TIME_OUT_OF_RANGE', {
      message: `${field} ${words}`,
      problems: [{ field, message: words }],
    });
  }
}

export class BodyUnreadable extends DomainError {
  constructor(problem: string, problems: readonly FieldProblemDto[] = []) {
    super('BODY_UNREADABLE', { message: `The request body ${problem}`, problems });
  }
}

export class BodyTooLarge extends DomainError {
  constructor(
    limitBytes: number,
    message = `The request body is larger than ${limitBytes / 1000} kB`,
    problems: readonly FieldProblemDto[] = [],
  ) {
    super('BODY_TOO_LARGE', { message, problems });
  }
}

export class UnsupportedMediaType extends DomainError {
  constructor(message?: string) {
    super('UNSUPPORTED_MEDIA_TYPE', { ...(message !== undefined && { message }) });
  }
}

export class TooManyRequests extends DomainError {
  constructor(retryAfterSeconds: string, message?: string) {
    const headers = { 'Retry-After': retryAfterSeconds };
    super('TOO_MANY_REQUESTS', { headers, ...(message !== undefined && { message }) });
  }
}

/** An unexpected error. The cause is only in the log, with the request ID. */
export class InternalError extends DomainError {
  constructor(cause: unknown) {
    super('INTERNAL_ERROR', { cause });
  }
}

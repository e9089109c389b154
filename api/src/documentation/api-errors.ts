import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { ErrorDto } from './error.dto.ts';

interface DocumentedError {
  status: number;
  code: string;
  error: string;
}

export const DATABASE_UNAVAILABLE: DocumentedError = {
  status: 503,
  code: 'DATABASE_UNAVAILABLE',
  error: 'The database cannot be reached at the moment. Please try again shortly.',
};

const EVERYWHERE: readonly DocumentedError[] = [
  { status: 401, code: 'AUTHENTICATION_REQUIRED', error: 'Authentication required' },
  {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    error: 'Too many requests. Please slow down.',
  },
  {
    status: 500,
    code: 'INTERNAL_ERROR',
    error: 'Something went wrong on our side. Please try again.',
  },
  DATABASE_UNAVAILABLE,
];

const WITH_BODY: readonly DocumentedError[] = [
  { status: 413, code: 'BODY_TOO_LARGE', error: 'The request body is larger than 100 kB' },
  {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    error:
      'Send the request body as application/json in UTF-8, uncompressed or with gzip, deflate or br',
  },
];

const WITH_KEY: readonly DocumentedError[] = [
  {
    status: 409,
    code: 'IDEMPOTENCY_KEY_IN_USE',
    error: 'A request with this Idempotency-Key is still being answered',
  },
  {
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
    error: 'This Idempotency-Key was used for a different request',
  },
];

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' as const },
  example,
});

/** What an error says beside its body. */
const HEADERS: Readonly<Record<number, Record<string, ReturnType<typeof text>>>> = {
  401: { 'WWW-Authenticate': text('How to sign in', 'Bearer') },
  429: { 'Retry-After': text('Seconds until requests are answered again', '37') },
  503: { 'Retry-After': text('Seconds until another try makes sense', '5') },
};

/** Documents the errors of a signed-in call: the ones every call can give, and its own. */
export function ApiErrors(...own: readonly DocumentedError[]): MethodDecorator {
  return ApiPublicErrors(...own, ...EVERYWHERE);
}

/** Documents the errors of a call that needs no token: these and no others. */
export function ApiPublicErrors(...errors: readonly DocumentedError[]): MethodDecorator {
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return applyDecorators(
    ...statuses.map((status) =>
      errorResponse(
        status,
        errors.filter((error) => error.status === status),
      ),
    ),
  );
}

/** As above, for a call that takes a body. */
export function ApiBodyErrors(...own: readonly DocumentedError[]): MethodDecorator {
  return ApiErrors(...own, ...WITH_BODY);
}

/** As above, for a POST, which takes an Idempotency-Key. */
export function ApiPostErrors(...own: readonly DocumentedError[]): MethodDecorator {
  return applyDecorators(
    ApiBodyErrors(...own, ...WITH_KEY),
    ApiHeader({
      name: 'Idempotency-Key',
      description:
        'One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again',
      required: false,
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    }),
  );
}

/** One response per status, with an example of every error that has it. */
function errorResponse(status: number, errors: readonly DocumentedError[]): MethodDecorator {
  const examples = errors.map(
    ({ code, error }) => [code, { summary: error, value: { error, code } }] as const,
  );
  return ApiResponse({
    status,
    description: errors.map(({ error }) => error).join(' | '),
    type: ErrorDto,
    ...(HEADERS[status] && { headers: HEADERS[status] }),
    examples: Object.fromEntries(examples),
  });
}

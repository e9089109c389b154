import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { ErrorDto } from './error.dto.ts';

interface DocumentedError {
  status: number;
  code: string;
  error: string;
}

const EVERYWHERE: readonly DocumentedError[] = [
  { status: 401, code: 'AUTHENTICATION_REQUIRED', error: 'Authentication required' },
  {
    status: 500,
    code: 'INTERNAL_ERROR',
    error: 'Something went wrong on our side. Please try again.',
  },
  {
    status: 503,
    code: 'DATABASE_UNAVAILABLE',
    error: 'The database cannot be reached at the moment. Please try again shortly.',
  },
];

const WITH_BODY: readonly DocumentedError[] = [
  {
    status: 409,
    code: 'IDEMPOTENCY_KEY_IN_USE',
    error: 'A request with this Idempotency-Key is still being answered',
  },
  { status: 413, code: 'BODY_TOO_LARGE', error: 'The request body is larger than 100 kB' },
  {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    error:
      'Send the request body as application/json in UTF-8, uncompressed or with gzip, deflate or br',
  },
  {
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
    error: 'This Idempotency-Key was used for a different request',
  },
];

/** Documents the errors of a signed-in call: the ones every call can give, and its own. */
export function ApiErrors(...own: readonly DocumentedError[]): MethodDecorator {
  return applyDecorators(...[...own, ...EVERYWHERE].map(errorResponse));
}

/** As above, for a POST, which takes an Idempotency-Key. */
export function ApiPostErrors(...own: readonly DocumentedError[]): MethodDecorator {
  return applyDecorators(
    ApiErrors(...own),
    ...WITH_BODY.map(errorResponse),
    ApiHeader({
      name: 'Idempotency-Key',
      description:
        'One value per submission: repeating it within 24 hours repeats the first answer instead of the work',
      required: false,
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    }),
  );
}

function errorResponse({ status, code, error }: DocumentedError): MethodDecorator {
  return ApiResponse({ status, description: error, type: ErrorDto, example: { error, code } });
}

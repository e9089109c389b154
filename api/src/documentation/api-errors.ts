import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { type ErrorCode, ERRORS, type Method } from '@rapport/contracts';
import { ErrorDto } from './error.dto.ts';

const EVERYWHERE: readonly ErrorCode[] = [
  'AUTHENTICATION_REQUIRED',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'DATABASE_UNAVAILABLE',
];
const WITH_BODY: readonly ErrorCode[] = [
  'BODY_UNREADABLE',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];
const WITH_KEY: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'IDEMPOTENCY_KEY_IN_USE',
  'IDEMPOTENCY_KEY_REUSED',
];
/** What is wrong with a POST that has no body to be wrong. */
const KEY_PROBLEM = 'Idempotency-Key must be 1 to 255 printable characters without spaces';

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' as const },
  example,
});

/** What an error says beside its body. */
const HEADERS: Readonly<Record<number, Record<string, ReturnType<typeof text>>>> = {
  401: { 'WWW-Authenticate': text('How to sign in', 'Bearer') },
  429: { 'Retry-After': text('Seconds until requests are answered again', '37') },
  503: { 'Retry-After': text('Seconds to wait before trying again', '5') },
};

/** Sentences for codes whose sentence depends on what was sent. */
type Examples = Readonly<Partial<Record<ErrorCode, string>>>;

/**
 * Documents the errors of an endpoint: its own and those that every call of its method can give. A POST takes
 * an Idempotency-Key.
 */
export function ApiErrors(
  { method, errors }: { readonly method: Method; readonly errors: readonly ErrorCode[] },
  examples: Examples = {},
): MethodDecorator {
  const withBody = method === 'GET' || method === 'DELETE' ? [] : WITH_BODY;
  if (method !== 'POST') {
    return ApiPublicErrors([...errors, ...withBody, ...EVERYWHERE], examples);
  }
  return applyDecorators(
    ApiPublicErrors([...errors, ...WITH_KEY, ...withBody, ...EVERYWHERE], {
      VALIDATION_FAILED: KEY_PROBLEM,
      ...examples,
    }),
    ApiHeader({
      name: 'Idempotency-Key',
      description:
        'One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again',
      required: false,
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    }),
  );
}

/** Documents these errors and no others, as for a call that needs no token. */
export function ApiPublicErrors(
  codes: readonly ErrorCode[],
  examples: Examples = {},
): MethodDecorator {
  const unique = [...new Set(codes)];
  const statuses = [...new Set(unique.map((code) => ERRORS[code].status))];
  return applyDecorators(
    ...statuses.map((status) =>
      errorResponse(
        status,
        unique
          .filter((code) => ERRORS[code].status === status)
          .map((code) => ({ code, error: examples[code] ?? ERRORS[code].error })),
      ),
    ),
  );
}

/** One response per status, with an example of every error that has it. */
function errorResponse(
  status: number,
  errors: readonly { code: ErrorCode; error: string }[],
): MethodDecorator {
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

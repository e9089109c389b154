import { type OpenAPIObject } from '@nestjs/swagger';
import { type ErrorCode, ERRORS } from '@rapport/contracts';
import { scopeMissing, scopesOf } from './scopes.ts';
import { type ErrorExamples, STATED_ERRORS, type StatedErrors } from './api-errors.ts';

type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

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
/** The problem of a POST that has no body. */
const KEY_PROBLEM = 'Idempotency-Key must be 1 to 255 printable characters without spaces';

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  description:
    'One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' as const },
  example,
});

/** Headers of an error response. */
const HEADERS: Readonly<Record<number, Record<string, ReturnType<typeof text>>>> = {
  401: { 'WWW-Authenticate': text('How to sign in', 'Bearer') },
  429: { 'Retry-After': text('Seconds until requests are answered again', '37') },
  503: { 'Retry-After': text('Seconds to wait before trying again', '5') },
};

/** Writes the errors that `ApiErrors` and `ApiPublicErrors` declare into the document, one response per status. */
export function describeErrors({ paths }: OpenAPIObject): void {
  for (const path of Object.values(paths)) {
    for (const method of METHODS) {
      const operation = path[method];
      const errors = operation && takeErrors(operation);
      if (!operation || !errors) continue;
      const { codes, examples } = errors.isPublic
        ? errors
        : withCommonErrors(method, withScopeErrors(operation, errors));
      if (method === 'post' && !errors.isPublic) {
        operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
      }
      Object.assign(operation.responses, errorResponses(codes, examples));
    }
  }
}

/** Returns the errors that a call declares and removes them from the document. */
function takeErrors(operation: Operation & { [STATED_ERRORS]?: StatedErrors }) {
  const errors = operation[STATED_ERRORS];
  delete operation[STATED_ERRORS];
  return errors;
}

/** The errors for access tokens. */
function withScopeErrors(operation: Operation, { codes, examples, isPublic }: StatedErrors) {
  const scopes = scopesOf(operation);
  return {
    codes: [...codes, scopes === null ? 'ACCOUNT_ONLY' : 'SCOPE_MISSING'] as const,
    examples: {
      ...examples,
      ...(scopes !== null && { SCOPE_MISSING: scopeMissing(scopes) }),
    },
    isPublic,
  };
}

function withCommonErrors(method: string, { codes, examples }: StatedErrors) {
  const withBody = method === 'get' || method === 'delete' ? [] : WITH_BODY;
  return method === 'post'
    ? {
        codes: [...codes, ...WITH_KEY, ...withBody, ...EVERYWHERE],
        examples: { VALIDATION_FAILED: KEY_PROBLEM, ...examples },
      }
    : { codes: [...codes, ...withBody, ...EVERYWHERE], examples };
}

/** Returns one response per status, with an example of each of its errors. */
function errorResponses(codes: readonly ErrorCode[], examples: ErrorExamples) {
  const errors = [...new Set(codes)].map((code) => ({
    code,
    error: examples[code] ?? ERRORS[code].error,
  }));
  const statuses = new Set(errors.map(({ code }) => ERRORS[code].status));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const ofStatus = errors.filter(({ code }) => ERRORS[code].status === status);
      return [status, errorResponse(status, ofStatus)];
    }),
  );
}

function errorResponse(status: number, errors: readonly { code: ErrorCode; error: string }[]) {
  return {
    description: errors.map(({ error }) => error).join(' | '),
    ...(HEADERS[status] && { headers: HEADERS[status] }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorBodyDto' },
        examples: Object.fromEntries(
          errors.map((value) => [value.code, { summary: value.error, value }]),
        ),
      },
    },
  };
}

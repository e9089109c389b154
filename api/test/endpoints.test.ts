import { type ErrorCode, ERRORS } from '@rapport/contracts';
import { committedDocument, type Operation, operationsOf } from './openapi/document.ts';
import { documentedPath, endpointOf, ENDPOINTS } from './openapi/endpoint-of.ts';

const operations = operationsOf(committedDocument()).filter(({ path }) => path.startsWith('/api/'));
const cases = operations.map((operation) => ({
  operation,
  name: `${operation.method} ${operation.path}`,
}));

const sorted = (names: Iterable<string>) => [...names].sort();

function parametersIn(place: 'path' | 'query', { parameters = [] }: Operation): string[] {
  return sorted(parameters.filter((parameter) => parameter.in === place).map(({ name }) => name));
}

/** The codes that the document shows an example of. */
function documentedCodes({ responses }: Operation): string[] {
  return Object.values(responses).flatMap(({ content }) =>
    Object.keys(content?.['application/json']?.examples ?? {}),
  );
}

describe('the endpoints of contracts', () => {
  it('are the calls of the API, all of them and no others', () => {
    const named = ENDPOINTS.map((endpoint) => `${endpoint.method} ${documentedPath(endpoint)}`);
    expect(sorted(named)).toEqual(sorted(cases.map(({ name }) => name)));
  });

  it.each(cases)('have the parameters, query and status of the route: $name', ({ operation }) => {
    const endpoint = endpointOf(operation)!;
    const inPath = [...endpoint.pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    expect(parametersIn('path', operation)).toEqual(sorted(inPath));
    expect(parametersIn('query', operation)).toEqual(
      sorted(Object.keys(endpoint.query?.fields ?? {})),
    );
    const successes = Object.keys(operation.responses).filter((status) => Number(status) < 400);
    expect(successes).toEqual([String(endpoint.status)]);
  });

  it.each(cases)('name every error that the document shows: $name', ({ operation }) => {
    const everywhere: ErrorCode[] = [
      'AUTHENTICATION_REQUIRED',
      'TOO_MANY_REQUESTS',
      'INTERNAL_ERROR',
      'DATABASE_UNAVAILABLE',
      'BODY_TOO_LARGE',
      'BODY_UNREADABLE',
      'UNSUPPORTED_MEDIA_TYPE',
      'IDEMPOTENCY_KEY_IN_USE',
      'IDEMPOTENCY_KEY_REUSED',
    ];
    const own = documentedCodes(operation).filter(
      (code) => !everywhere.some((common) => common === code),
    );
    const { errors } = endpointOf(operation)!;
    expect(sorted(own)).toEqual(sorted(errors));
    for (const code of errors) expect(operation.responses[ERRORS[code].status]).toBeDefined();
  });
});

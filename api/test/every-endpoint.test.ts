import fc, { type Arbitrary } from 'fast-check';
import { randomUUID } from 'node:crypto';
import { type KnownValues, valuesOf } from './openapi/arbitrary-body.ts';
import { committedDocument, type Operation, operationsOf } from './openapi/document.ts';
import { type AnswerCheck, answerCheck } from './openapi/documented-answers.ts';
import { nastyShortTexts, nastyValues, spoilt } from './openapi/nasty-values.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

/**
 * Few per endpoint in quick runs, more with the long tests, and as many as needed by hand:
 * `ENDPOINT_RUNS=2000 npx jest --selectProjects api --testPathPatterns every-endpoint`.
 */
const RUNS = Number(process.env.ENDPOINT_RUNS ?? (process.env.RAPPORT_TESTS === 'all' ? 40 : 5));

/** Internal details: positions in the source, statements, names, and messages of the driver. */
const LEAK =
  /node_modules|\bat \S+ \(|\.[jt]s:\d|rapport\.|\bpg_|QueryFailed|violates|constraint|relation "|column "|syntax|duplicate key|invalid byte|ECONN|TypeError|undefined/;
const SECRET = 'No one else may read this';

interface Call {
  address: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const document = committedDocument();
const operations = operationsOf(document).map((operation) => ({
  operation,
  name: `${operation.method} ${operation.path}`,
}));
let check: AnswerCheck;
let api: TestApi;
let ada: Caller;
let known: KnownValues;

beforeAll(async () => {
  api = await startTestApi();
  check = answerCheck(document);
});
beforeEach(async () => {
  ada = await api.signIn();
  known = await ids(ada, await api.signIn());
});
afterAll(() => api.close());

/** Returns ids of Ada's data, of another user's data, and unused ones. */
async function ids(caller: Caller, other: Caller): Promise<KnownValues> {
  const add = async (who: Caller, displayName: string) =>
    String((await who.post('/api/contacts', { displayName }).expect(201)).body.id);
  const own = [await add(caller, 'Grace'), await add(caller, 'Mary')];
  const foreign = await add(other, SECRET);
  const interaction = { type: 'call', interactionDate: '2026-03-14T09:26:53.589Z' };
  const { body } = await caller.post(`/api/interactions/${own[0]}`, interaction).expect(201);
  const { body: actions } = await caller.get(`/api/actions/${own[0]}`).expect(200);
  const contact = fc.constantFrom(...own, ...own, ...own, foreign, randomUUID());
  return {
    contactId: contact,
    actionId: fc.constantFrom(...(actions as { id: string }[]).map(({ id }) => id)),
    id: fc.oneof(contact, fc.constant(String(body.id))),
  };
}

/** Returns calls that match the document, and calls with mutations anywhere. */
function callsOf(operation: Operation): Arbitrary<Call> {
  return fc.oneof(
    calls(
      operation,
      (values) => values,
      (values) => values,
    ),
    calls(
      operation,
      (bodies) =>
        fc.oneof(
          { weight: 3, arbitrary: bodies },
          { weight: 5, arbitrary: spoilt(bodies) },
          { weight: 1, arbitrary: nastyValues },
        ),
      (texts) => fc.oneof({ weight: 3, arbitrary: texts }, nastyShortTexts),
    ),
  );
}

function calls(
  { parameters = [], path, requestBody }: Operation,
  spoilBody: (bodies: Arbitrary<unknown>) => Arbitrary<unknown>,
  spoilText: (texts: Arbitrary<string>) => Arbitrary<string>,
): Arbitrary<Call> {
  const schema = requestBody?.content?.['application/json']?.schema;
  const body = schema ? spoilBody(valuesOf(document, schema, known)) : fc.constant(undefined);
  const given = parameters.map(({ name, schema: part, in: place, required }) => {
    const text = spoilText((known[name] ?? valuesOf(document, part, known)).map(String));
    const one = text.map((value) => [{ name, place, value }]);
    const none = { weight: 3, arbitrary: fc.constant([]) };
    const twice = fc.tuple(one, one).map((both) => both.flat());
    if (required)
      return place === 'query' ? fc.oneof({ weight: 9, arbitrary: one }, none, twice) : one;
    return fc.oneof(none, { weight: 2, arbitrary: one }, ...(place === 'query' ? [twice] : []));
  });
  return fc.tuple(fc.tuple(...given), body).map(([parts, content]) => {
    const query = new URLSearchParams();
    const headers: Record<string, string> = {};
    let address = path;
    for (const { name, place, value } of parts.flat()) {
      if (place === 'query') query.append(name, value);
      else if (place === 'header') headers[name] = value.replaceAll(/[^\x20-\x7e]/g, '?').trim();
      else address = address.replace(`{${name}}`, () => encoded(value));
    }
    return { address: `${address}?${query}`, headers, body: JSON.stringify(content) };
  });
}

/** Encodes a segment of a path; an empty one or dots would lead to another path. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/^\.{0,2}$/, '%00');
}

async function problemOf(operation: Operation, call: Call): Promise<string | null> {
  const response = await fetch(`${api.url}${call.address}`, {
    method: operation.method,
    headers: {
      Authorization: `Bearer ${ada.token}`,
      ...call.headers,
      ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(call.body !== undefined && { body: call.body }),
  });
  const text = await response.text();
  if (response.status >= 500) return `it answered ${response.status} ${text}`;
  if (text.includes(SECRET)) return `someone else's data: ${text}`;
  if (response.status >= 400 && LEAK.test(text)) return `it lets something out: ${text}`;
  return check(operation, response.status, response.headers.get('content-type'), text);
}

describe('whatever is sent, the response is a documented one', () => {
  it.each(operations)(
    '$name',
    async ({ operation }) => {
      await fc.assert(
        fc.asyncProperty(callsOf(operation), async (call) => {
          expect(await problemOf(operation, call)).toBeNull();
        }),
        { numRuns: RUNS },
      );
    },
    600_000,
  );

  it('covers every call of the document', () => {
    expect(operations.length).toBeGreaterThan(20);
  });
});

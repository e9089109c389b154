import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { valuesOf } from './openapi/arbitrary-body.ts';
import {
  committedDocument,
  type Operation,
  operationsOf,
  resolved,
  type Schema,
} from './openapi/document.ts';
import { callAs, type Caller, startTestApi, type TestApi } from './test-api.ts';

/** Not every body that matches its schema complies with all rules; among this many, some do. */
const BODIES = 12;
/** Number of bodies for each status that are compared. */
const COMPARED = 3;
/** Headers that differ between identical responses. */
const VARYING = new Set(['date', 'x-request-id', 'ratelimit-remaining', 'ratelimit-reset']);

const document = committedDocument();
const operations = operationsOf(document)
  .filter((operation) => /\{(contactId|id)\}/.test(operation.path) || bodyNamesContact(operation))
  .map((operation) => ({ operation, name: `${operation.method} ${operation.path}` }));

function bodySchema({ requestBody }: Operation): Schema | undefined {
  return requestBody?.content?.['application/json']?.schema;
}

function bodyNamesContact(operation: Operation): boolean {
  const { properties = {} } = resolved(document, bodySchema(operation) ?? {});
  return 'contactId' in properties;
}

let api: TestApi;
let ada: Caller;
let bob: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  bob = await api.signIn();
});
afterAll(() => api.close());

/** Placeholder for the contact's id in bodies. */
const ID = randomUUID();
const known = { contactId: fc.constant(ID) };

/** Returns bodies that match the document, always the same ones, as JSON with `ID` for the contact. */
function bodiesOf(operation: Operation): (string | undefined)[] {
  const schema = bodySchema(operation);
  if (!schema) return [undefined];
  const bodies = fc.sample(valuesOf(document, schema, known), { numRuns: BODIES, seed: 42 });
  return bodies
    .flatMap((body) => {
      const { responses, ...rest } = Object(body);
      // A result that doesn't match its answers is rejected before the contact is read.
      return responses === undefined ? [body] : [body, rest];
    })
    .map((body) => JSON.stringify(body));
}

const addContact = async (caller: Caller) =>
  String((await caller.post('/api/contacts', { displayName: 'Grace' }).expect(201)).body.id);
const addInteraction = async (caller: Caller, contact: string) => {
  const interaction = { type: 'call', interactionDate: '2026-03-14T09:26:53.589Z' };
  const { body } = await caller.post(`/api/interactions/${contact}`, interaction).expect(201);
  return String(body.id);
};

interface Answer {
  body: string | undefined;
  status: number;
  headers: [string, string][];
  text: string;
}

/** Returns Bob's responses with these ids in the path and in the bodies. */
async function answers(
  { method, path }: Operation,
  bodies: readonly (string | undefined)[],
  [contact, inner]: readonly [contact: string, inner: string],
): Promise<Answer[]> {
  const address = path
    .replace('{contactId}', contact)
    .replace('{id}', path.includes('{contactId}') ? inner : contact)
    .replace('{actionId}', `R3:${inner}:9f2c41d7`)
    .replace('{deliveryId}', inner)
    .replace('{questionId}', inner)
    .replace('{tipId}', 'I.do');
  const ask = async (body: string | undefined) => {
    const request = callAs(bob, method, address);
    const response = await (body === undefined
      ? request
      : request.type('json').send(body.replaceAll(ID, contact)));
    const headers = Object.entries<string>(response.headers).filter(([name]) => !VARYING.has(name));
    return { body, status: response.status, headers, text: response.text };
  };
  return Promise.all(bodies.map(ask));
}

/** Returns a few responses of each status for a contact that doesn't exist. */
async function unusedAnswers(operation: Operation, ids: readonly [string, string]) {
  const all = await answers(operation, bodiesOf(operation), ids);
  return all.filter(({ status }, at) => {
    const before = all.slice(0, at).filter((other) => other.status === status);
    return before.length < COMPARED;
  });
}

describe("someone else's contact is like one that does not exist", () => {
  it.each(operations)('for $name', async ({ operation }) => {
    const contact = await addContact(ada);
    const interaction = await addInteraction(ada, contact);
    const deleted = await addContact(bob);
    const unused = await unusedAnswers(operation, [randomUUID(), randomUUID()]);
    const bodies = unused.map(({ body }) => body);
    const read = async () => [
      (await ada.get(`/api/contacts/${contact}`).expect(200)).body as unknown,
      (await ada.get(`/api/interactions/${contact}`).expect(200)).body as unknown,
    ];
    const before = await read();
    expect(await answers(operation, bodies, [contact, interaction])).toEqual(unused);
    expect(unused.map(({ status }) => status)).toContain(404);
    expect(await read()).toEqual(before);
    await bob.delete(`/api/contacts/${deleted}`).expect(204);
    // These two are for deleted contacts.
    if (!/\/(?:restore|for-good)$/.test(operation.path)) {
      expect(await answers(operation, bodies, [deleted, randomUUID()])).toEqual(unused);
    }
  });

  it("and so is someone else's interaction under a contact of one's own", async () => {
    const foreign = await addInteraction(ada, await addContact(ada));
    const own = await addContact(bob);
    for (const { operation } of operations.filter(({ name }) => /contactId\}\/\{id\}/.test(name))) {
      const unused = await unusedAnswers(operation, [own, randomUUID()]);
      const bodies = unused.map(({ body }) => body);
      expect(await answers(operation, bodies, [own, foreign])).toEqual(unused);
      expect(unused.map(({ status }) => status)).toContain(404);
    }
  });

  it('covers the calls that name a contact in the path and those that name it in the body', () => {
    const names = operations.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'PATCH /api/contacts/{id}',
        'POST /api/quiz-complete',
        'POST /api/assessment-responses',
        'PATCH /api/actions/{contactId}/{actionId}',
      ]),
    );
  });
});

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
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

/** Not every body that fits its schema keeps all the rules; among these some do. */
const BODIES = 12;
/** Headers that belong to one delivery of an answer. */
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

/** Bodies as the document wants them, the same ones each time. */
function bodiesOf(operation: Operation, contact: string): unknown[] {
  const schema = bodySchema(operation);
  if (!schema) return [undefined];
  const values = valuesOf(document, schema, { contactId: fc.constant(contact) });
  return fc.sample(values, { numRuns: BODIES, seed: 42 }).flatMap((body) => {
    const { responses, ...rest } = Object(body);
    // A result that doesn't follow from its answers is refused before anyone looks for the contact.
    return responses === undefined ? [body] : [body, rest];
  });
}

const addContact = async (caller: Caller) =>
  String((await caller.post('/api/contacts', { displayName: 'Grace' }).expect(201)).body.id);
const addInteraction = async (caller: Caller, contact: string) => {
  const interaction = { type: 'call', interactionDate: '2026-03-14T09:26:53.589Z' };
  const { body } = await caller.post(`/api/interactions/${contact}`, interaction).expect(201);
  return String(body.id);
};

/** What Bob is answered when all ids in the path and in the body are these. */
async function answers(operation: Operation, contact: string, inner: string) {
  const { method, path } = operation;
  const address = path
    .replace('{contactId}', contact)
    .replace('{id}', path.includes('{contactId}') ? inner : contact)
    .replace('{actionId}', `R3:${inner}:9f2c41d7`)
    .replace('{tipId}', 'I.do');
  const ask = async (body: unknown) => {
    const response = await fetch(`${api.url}${address}`, {
      method,
      headers: { Authorization: `Bearer ${bob.token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const headers = [...response.headers].filter(([name]) => !VARYING.has(name));
    return { status: response.status, headers, text: await response.text() };
  };
  return Promise.all(bodiesOf(operation, contact).map(ask));
}

describe("someone else's contact is like one that does not exist", () => {
  it.each(operations)('for $name', async ({ operation }) => {
    const contact = await addContact(ada);
    const interaction = await addInteraction(ada, contact);
    const deleted = await addContact(bob);
    const unused = await answers(operation, randomUUID(), randomUUID());
    const read = async () => [
      (await ada.get(`/api/contacts/${contact}`).expect(200)).body as unknown,
      (await ada.get(`/api/interactions/${contact}`).expect(200)).body as unknown,
    ];
    const before = await read();
    expect(await answers(operation, contact, interaction)).toEqual(unused);
    expect(unused.map(({ status }) => status)).toContain(404);
    expect(await read()).toEqual(before);
    await bob.delete(`/api/contacts/${deleted}`).expect(204);
    // These two are for what was deleted.
    if (!/\/(?:restore|for-good)$/.test(operation.path)) {
      expect(await answers(operation, deleted, randomUUID())).toEqual(unused);
    }
  });

  it("and so is someone else's interaction under a contact of one's own", async () => {
    const foreign = await addInteraction(ada, await addContact(ada));
    const own = await addContact(bob);
    for (const { operation } of operations.filter(({ name }) => /contactId\}\/\{id\}/.test(name))) {
      const unused = await answers(operation, own, randomUUID());
      expect(await answers(operation, own, foreign)).toEqual(unused);
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

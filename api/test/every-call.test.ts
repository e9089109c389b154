import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { createTestDatabase } from './databases.ts';
import { valuesOf } from './openapi/arbitrary-body.ts';
import { committedDocument, type Operation, operationsOf } from './openapi/document.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { type Caller, startApiProcess, type TestApi } from './test-api.ts';

const document = committedDocument();
const operations = operationsOf(document).filter(({ path }) => path.startsWith('/api/'));
const calls = operations.map((operation) => ({
  operation,
  name: `${operation.method} ${operation.path}`,
}));
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

let api: TestApi;
let ada: Caller;
let proxy: TcpProxy;
/** Without a mail server, calls that send an email are refused before the database is used. */
let mail: MailServer;

beforeAll(async () => {
  const url = new URL(await createTestDatabase());
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.host = `127.0.0.1:${proxy.port}`;
  mail = await startMailServer();
  api = await startApiProcess({ ...mail.environment, DATABASE_URL: url.href });
  ada = await api.signIn();
});
afterAll(async () => {
  await proxy.restore();
  await api.close();
  await proxy.close();
  await mail.close();
});

function addressOf({ path, parameters = [] }: Operation): string {
  const address = path
    .replace(/\{(id|contactId)\}/g, () => randomUUID())
    .replace(/\{(deliveryId|questionId)\}/, randomUUID())
    .replace('{actionId}', `R3:${randomUUID()}:9f2c41d7`);
  const query = new URLSearchParams();
  for (const { name, in: place, required, schema } of parameters) {
    if (place !== 'query' || !required) continue;
    query.set(name, String(fc.sample(valuesOf(document, schema, {}), { numRuns: 1, seed: 1 })[0]));
  }
  return `${api.url}${address}?${query}`;
}

/** Returns bodies that match the document, one by one; some of them comply with all rules. */
function* bodiesOf({ requestBody }: Operation): Generator<string | undefined> {
  const schema = requestBody?.content?.['application/json']?.schema;
  if (!schema) return yield undefined;
  const bodies = valuesOf(document, schema, { contactId: fc.uuid() });
  for (let seed = 1; seed <= 12; seed += 1) {
    yield JSON.stringify(fc.sample(bodies, { numRuns: 1, seed })[0]);
  }
}

const send = (operation: Operation, body: string | undefined, token: string | null) =>
  fetch(addressOf(operation), {
    method: operation.method,
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });

describe('every call', () => {
  it.each(calls)('needs a token: $name', async ({ operation }) => {
    const [body] = bodiesOf(operation);
    const response = await send(operation, body, null);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({
      error: 'Authentication required',
      code: 'AUTHENTICATION_REQUIRED',
    });
  });

  it.each(calls)(
    'answers 503 while the database is away, and recovers: $name',
    async ({ operation }) => {
      // The catalogs are part of the program.
      const isContent = ['/api/personality-profile', '/api/coaching-recommendations'];
      const needsDatabase = !isContent.includes(operation.path);
      await proxy.cut();
      const statuses = new Set<number>();
      // The first body that complies with all rules gets as far as the database.
      for (const body of bodiesOf(operation)) {
        const response = await send(operation, body, ada.token);
        statuses.add(response.status);
        if (response.status !== 503) continue;
        expect(response.headers.get('retry-after')).toBe('5');
        expect(await response.json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
        break;
      }
      await proxy.restore();
      expect(statuses.has(503)).toBe(needsDatabase);
      expect([...statuses].every((status) => [200, 400, 503].includes(status))).toBe(true);
      await ada.get('/api/contacts').expect(200);
    },
  );
});

describe('every address', () => {
  it.each(Object.keys(document.paths))('answers 405 to other methods: %s', async (path) => {
    const offered = operations.filter((operation) => operation.path === path);
    const first = operationsOf(document).find((operation) => operation.path === path)!;
    const methods = path.startsWith('/api/') ? offered.map(({ method }) => method) : ['GET'];
    // A path like /api/contacts/bulk also matches /api/contacts/{id} for other methods.
    const asId = operations
      .filter((other) => other.path !== path && isAddressOf(other.path, path))
      .map(({ method }) => method);
    for (const method of METHODS.filter((other) => !methods.includes(other))) {
      const response = await send({ ...first, method }, undefined, ada.token);
      expect([method, response.status]).toEqual([method, asId.includes(method) ? 400 : 405]);
      if (asId.includes(method)) continue;
      const allowed = response.headers.get('allow')?.split(', ') ?? [];
      const all = [...new Set([...methods, ...asId])].sort();
      expect(allowed.filter((word) => METHODS.includes(word))).toEqual(all);
      expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
    }
  });
});

/** True if a path without parameters matches `pattern`. */
function isAddressOf(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const words = path.split('/');
  return (
    parts.length === words.length &&
    parts.every((part, index) => part === words[index] || /^\{.*\}$/.test(part))
  );
}

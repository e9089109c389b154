import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { committedDocument, operationsOf, resolved, type Schema } from './openapi/document.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { claims, signToken } from './tokens.ts';

let api: TestApi;
let ada: Caller;
let contactId: string;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
  contactId = String(
    (await ada.post('/api/contacts', { displayName: 'Grace' }).expect(201)).body.id,
  );
});
afterAll(() => api.close());

const get = async (path: string, token = ada.token) => {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${api.url}${path}`, { headers });
  await response.body?.cancel();
  return response.status;
};

describe('a token signed with the secret', () => {
  const anything = fc.oneof(
    fc.jsonValue({ depthSize: 'small' }),
    fc.constantFrom<unknown>([randomUUID()], ['authenticated'], 'a\0@b.example', 1e308, {}),
  );
  const names = ['sub', 'aud', 'role', 'email', 'exp', 'nbf', 'iat', 'iss', 'session_id'];

  it('is answered 200 or 401, for any claims', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), anything, async (name, value) => {
        const token = await signToken(claims({ [name]: value }));
        expect([200, 401]).toContain(await get('/api/user/profile', token));
      }),
      {
        numRuns: 100,
        examples: [
          ['sub', [randomUUID()]],
          ['email', 'grace@example.com\0'],
        ],
      },
    );
  });

  it.each([
    ['sub', [randomUUID()]],
    ['email', 'grace@example.com\0'],
  ])('is answered 401 by every call that reads its %s', async (name, value) => {
    const token = await signToken(claims({ [name]: value }));
    for (const path of ['/api/user/profile', '/api/contacts', '/api/export']) {
      expect([path, await get(path, token)]).toEqual([path, 401]);
    }
  });
});

describe('a forged cursor', () => {
  const word = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
  const lists = () => [
    { path: '/api/contacts?sort=updated', first: 'updated' },
    { path: '/api/contacts?sort=lastContact', first: 'lastContact' },
    { path: '/api/contacts?sort=nextDue', first: 'nextDue' },
    { path: `/api/interactions/${contactId}?`, first: 'interactions' },
  ];

  it.each([
    '2026-02-30T00:00:00.000Z',
    '2026-02-29T00:00:00.000Z',
    '2026-04-31T00:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
    '2026-01-01T24:00:00.000Z',
    '2026-00-10T00:00:00.000Z',
    'infinity',
  ])('with the time %s is answered 400', async (time) => {
    for (const { path, first } of lists()) {
      // Contacts without a due date are at the end of the list.
      if (first === 'nextDue' && time === 'infinity') continue;
      const cursor = word(first, time, randomUUID());
      expect([path, await get(`${path}&cursor=${cursor}`)]).toEqual([path, 400]);
    }
  });

  it('is answered 200 or 400, for any content', async () => {
    const two = (most: number) =>
      fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'));
    const times = fc
      .tuple(fc.constantFrom('0000', '0001', '1899', '2026', '9999'), two(13), two(32), two(25))
      .map(([year, month, day, hour]) => `${year}-${month}-${day}T${hour}:00:00.000Z`);
    const keys = fc.oneof(times, fc.string(), fc.constantFrom('-infinity', 'a\0b'), fc.jsonValue());
    const forged = fc
      .tuple(
        fc.constantFrom('updated', 'lastContact', 'nextDue', 'name', 'familyName', 'interactions'),
        keys,
        fc.uuid(),
      )
      .map(([first, key, id]) => ({ first, cursor: word(first, key, id) }));
    await fc.assert(
      fc.asyncProperty(forged, async ({ first, cursor }) => {
        const list =
          first === 'interactions'
            ? `/api/interactions/${contactId}?`
            : `/api/contacts?sort=${first}`;
        expect([200, 400]).toContain(await get(`${list}&cursor=${cursor}`));
      }),
      { numRuns: 150 },
    );
  });
});

interface LongList {
  /** Like `rows[0].emails`. */
  field: string;
  most: number;
  body: object;
}

/** Returns every documented list with far too many entries. */
function longLists(): (LongList & { method: string; path: string })[] {
  const document = committedDocument();
  const within = (schema: Schema): LongList[] =>
    Object.entries(resolved(document, schema).properties ?? {}).flatMap(([name, part]) => {
      const { items, maxItems, allOf, ...own } = resolved(document, part);
      const field = (inner: LongList, start: string) => `${start}.${inner.field}`;
      if (items === undefined) {
        return within(allOf?.[0] ?? own).map((inner) => ({
          ...inner,
          field: field(inner, name),
          body: { [name]: inner.body },
        }));
      }
      const deeper = within(items).map((inner) => ({
        ...inner,
        field: field(inner, `${name}[0]`),
        body: { [name]: [inner.body] },
      }));
      if (maxItems === undefined) return deeper;
      const body = { [name]: Array.from({ length: 1_001 }, () => 1) };
      return [{ field: name, most: maxItems, body }, ...deeper];
    });
  return operationsOf(document).flatMap(({ method, path, requestBody }) => {
    const schema = requestBody?.content?.['application/json']?.schema;
    return schema ? within(schema).map((list) => ({ ...list, method, path })) : [];
  });
}

describe('a body far above every limit', () => {
  const many = (length: number, value: unknown = 1) =>
    Object.fromEntries(Array.from({ length }, (_, index) => [`key${index}`, value]));

  it.each([
    ['8000 unknown fields', many(8_000), null, 'an object of more than 200 fields'],
    [
      'a long list under an unknown name',
      { x: Array(9_000).fill(1) },
      'x',
      'a list of more than 1000 items',
    ],
    ['many lists', many(100, Array(100).fill(1)), 'key39', 'more than 4000 values'],
  ])('is refused before it is read: %s', async (_, body, field, problem) => {
    for (const path of ['/api/quiz-complete', '/api/contacts']) {
      const answer = await ada.post(path, body).expect(400);
      expect(answer.body).toEqual({
        error: `The request body has ${problem}`,
        code: 'BODY_UNREADABLE',
        ...(field !== null && { problems: [{ field, message: `has ${problem}` }] }),
      });
    }
  });

  it.each(longLists())('names the list: $method $path $field', async (call) => {
    const { method, path, field, most, body } = call;
    const send = { PATCH: ada.patch, PUT: ada.put }[method] ?? ada.post;
    const answer = await send(path.replaceAll(/\{\w+\}/g, randomUUID()), body).expect(400);
    const problems = [{ field, message: `must have at most ${most} items` }];
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', problems });
  });
});

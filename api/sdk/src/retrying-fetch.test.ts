import { createRapportClient, dataOf, type RapportError } from './index.ts';

interface Sent {
  method: string;
  body: string;
  key: string | null;
  authorization: string | null;
}

/** A client whose API gives these responses in turn, and what it has received. */
function clientOf(responses: Response[], options: { retries?: number } = {}) {
  const sent: Sent[] = [];
  const client = createRapportClient({
    url: 'https://api.example.com',
    token: 'secret',
    ...options,
    fetch: async (request) => {
      const { method, headers } = request;
      const authorization = headers.get('Authorization');
      sent.push({
        ...{ method, authorization },
        ...{ body: await request.text(), key: headers.get('Idempotency-Key') },
      });
      return responses.shift() ?? Response.error();
    },
  });
  return { client, sent };
}

const refused = (status: number, retryAfter = '0') =>
  Response.json(
    { error: 'Later', code: 'TOO_BUSY' },
    { status, headers: { 'Retry-After': retryAfter } },
  );
const PATH = { params: { path: { id: 'a' } } };
const ADA = { body: { displayName: 'Ada' } };

describe('a request that the API refuses', () => {
  it.each([429, 503])('is repeated after %i with the same key and body', async (status) => {
    const { client, sent } = clientOf([
      refused(status),
      refused(status),
      Response.json({ id: 'a' }),
    ]);
    expect(await dataOf(client.POST('/api/contacts', ADA))).toEqual({ id: 'a' });
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
    expect(sent[0]).toEqual({
      ...{ method: 'POST', body: '{"displayName":"Ada"}', authorization: 'Bearer secret' },
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('isn’t repeated after a 503 if it could then happen twice', async () => {
    const { client, sent } = clientOf([refused(503), Response.json({})]);
    const { error } = await client.PATCH('/api/contacts/{id}', { ...PATH, body: {} });
    expect(error?.code).toBe('TOO_BUSY');
    expect(sent).toHaveLength(1);
  });

  it('is repeated after a 429 whatever it is, because nothing happened', async () => {
    const { client, sent } = clientOf([refused(429), new Response(null, { status: 204 })]);
    await dataOf(client.DELETE('/api/contacts/{id}', PATH));
    expect(sent).toHaveLength(2);
  });

  it('is repeated only so often', async () => {
    const { client, sent } = clientOf([refused(429), refused(429), refused(429)], { retries: 1 });
    await expect(dataOf(client.GET('/api/contacts'))).rejects.toMatchObject({ status: 429 });
    expect(sent).toHaveLength(2);
  });

  it('isn’t repeated after a longer pause than allowed', async () => {
    const { client, sent } = clientOf([refused(429, '61'), Response.json([])]);
    await expect(dataOf(client.GET('/api/contacts'))).rejects.toMatchObject({ status: 429 });
    expect(sent).toHaveLength(1);
  });

  it('isn’t repeated once its signal aborts', async () => {
    const stop = new AbortController();
    const { client, sent } = clientOf([refused(429, '59'), Response.json([])]);
    const call = client.GET('/api/contacts', { signal: stop.signal });
    stop.abort(new Error('Enough'));
    await expect(call).rejects.toThrow('Enough');
    expect(sent.length).toBeLessThan(2);
  });
});

it('a key of the caller stays', async () => {
  const { client, sent } = clientOf([Response.json({})]);
  await client.POST('/api/contacts', { ...ADA, params: { header: { 'Idempotency-Key': 'mine' } } });
  expect(sent[0]?.key).toBe('mine');
});

describe('an error', () => {
  it('has the status, code, and problems of the API', async () => {
    const problems = [{ field: 'displayName', message: 'is required' }];
    const { client } = clientOf([
      Response.json(
        { error: 'displayName is required', code: 'VALIDATION_FAILED', problems },
        { status: 400, headers: { 'X-Request-Id': 'r1' } },
      ),
    ]);
    await expect(dataOf(client.POST('/api/contacts', ADA))).rejects.toMatchObject({
      ...{ name: 'RapportError', message: 'displayName is required', status: 400, problems },
      ...{ code: 'VALIDATION_FAILED', requestId: 'r1' },
    } satisfies Partial<RapportError>);
  });

  it.each(['<h1>Bad gateway</h1>', ''])('says that something else answered %j', async (text) => {
    const { client } = clientOf([new Response(text, { status: 502 })]);
    await expect(dataOf(client.GET('/api/contacts'))).rejects.toThrow(
      /answered 502, not as Rapport's API does/,
    );
  });
});

describe('the address of the API', () => {
  it.each(['ftp://example.com', 'example.com', ''])('can’t be %j', (url) => {
    expect(() => createRapportClient({ url, token: 'secret' })).toThrow(
      `"${url}" isn't an address like https://api.example.com.`,
    );
  });

  it.each(['https://example.com', 'https://example.com/', 'https://example.com/api'])(
    'can be %s',
    async (url) => {
      const asked: string[] = [];
      const client = createRapportClient({
        ...{ url, token: 'secret' },
        fetch: async (request) => {
          asked.push(request.url);
          return Response.json([]);
        },
      });
      await client.GET('/api/contacts');
      expect(asked).toEqual(['https://example.com/api/contacts']);
    },
  );
});

import supertest from 'supertest';
import { startTestApi, type TestApi } from './test-api.ts';
import { ORIGIN } from './test-environment.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (path: string) => supertest(api.url).get(path);

describe('every answer', () => {
  it.each(['/api/contacts', '/api/nothing', '/healthz', '/api/docs', '/api/docs/openapi.json'])(
    'keeps browsers from guessing, framing and sharing: %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('carries the id that the caller gave the request', async () => {
    const { headers } = await get('/healthz').set('X-Request-Id', 'trace-42.a_B');
    expect(headers['x-request-id']).toBe('trace-42.a_B');
  });

  it.each(['', 'a b', 'x'.repeat(65), '"><script>', 'ünïcode'])(
    'carries an id of its own instead of %j',
    async (id) => {
      const { headers } = await get('/healthz').set('X-Request-Id', encodeURI(id));
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    },
  );
});

describe('cross-origin requests', () => {
  it('are open to the configured origin, which sees the headers it needs', async () => {
    const { headers } = await get('/api/contacts').set('Origin', ORIGIN).expect(401);
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(headers['access-control-expose-headers']).toBe(
      'Link,X-Total-Count,X-Total-Count-Relation,ETag,Retry-After,Content-Disposition,X-Request-Id',
    );
    expect(headers.vary).toContain('Origin');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each([
    'https://evil.example',
    'https://app.example.com.evil.example',
    'http://app.example.com',
    'null',
  ])('are closed to %s', async (origin) => {
    const { headers } = await get('/api/contacts').set('Origin', origin);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('may announce themselves with the headers that the API reads', async () => {
    const { headers } = await supertest(api.url)
      .options('/api/contacts')
      .set('Origin', ORIGIN)
      .set('Access-Control-Request-Method', 'POST')
      .set('Access-Control-Request-Headers', 'authorization,content-type,idempotency-key,if-match')
      .expect(204);
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(headers['access-control-allow-methods']).toContain('PATCH');
    expect(headers['access-control-allow-headers']).toBe(
      'Authorization,Content-Type,Idempotency-Key,If-Match,MCP-Protocol-Version,traceparent,X-Request-Id',
    );
    expect(headers['access-control-max-age']).toBe('600');
  });
});

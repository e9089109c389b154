import supertest from 'supertest';
import { startTestApi, type TestApi } from './test-api.ts';

interface Operation {
  summary?: string;
  security?: unknown;
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

let api: TestApi;
let document: {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: object;
};

beforeAll(async () => {
  api = await startTestApi();
  ({ body: document } = await supertest(api.url).get('/api/docs/openapi.json').expect(200));
});
afterAll(() => api.close());

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 and names every address', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(document.paths).sort()).toEqual([
      '/api/actions/{contactId}',
      '/api/actions/{contactId}/{actionId}',
      '/api/contacts',
      '/api/contacts/{id}',
      '/api/health/{contactId}',
      '/api/health/{contactId}/cadence',
      '/api/interactions/{contactId}',
      '/api/interactions/{contactId}/{id}',
      '/api/quiz-complete',
      '/api/user/profile',
      '/healthz',
      '/readyz',
    ]);
  });

  it('describes each call, what it answers and how it fails', () => {
    for (const [path, calls] of Object.entries(document.paths)) {
      for (const [method, { summary, responses }] of Object.entries(calls)) {
        const call = `${method} ${path}`;
        expect([call, summary]).toEqual([call, expect.stringMatching(/\w/)]);
        const statuses = Object.keys(responses);
        if (path.startsWith('/api/')) {
          expect([call, ...statuses]).toEqual(expect.arrayContaining(['401', '500', '503']));
        }
        if (method === 'post') {
          expect([call, ...statuses]).toEqual(
            expect.arrayContaining(['201', '400', '409', '413', '415', '422']),
          );
        }
        if (method === 'delete' && statuses.includes('204')) continue;
        const good = responses['200'] ?? responses['201'];
        expect([call, good?.content?.['application/json']?.schema]).toEqual([
          call,
          expect.any(Object),
        ]);
      }
    }
  });

  it('writes nullable fields the way of OpenAPI 3.1', () => {
    expect(JSON.stringify(document)).not.toContain('"nullable"');
    expect(document.components).toMatchObject({
      schemas: { ContactDto: { properties: { primaryEmail: { type: ['string', 'null'] } } } },
    });
  });
});

describe('the documentation page', () => {
  it('is served with scripts and styles of its own, and no others', async () => {
    const { text, headers } = await supertest(api.url).get('/api/docs').expect(200);
    const assets = [...text.matchAll(/(?:src|href)=["']([^"']+)/g)].map(([, address]) => address!);
    expect(assets.length).toBeGreaterThan(3);
    for (const asset of assets.filter((address) => !address.startsWith('#'))) {
      const address = new URL(asset, `${api.url}/api/docs`);
      expect(address.origin).toBe(api.url);
      await supertest(api.url).get(address.pathname).expect(200);
    }
    expect(text).not.toMatch(/<script(?![^>]*src=)[^>]*>\s*[^<\s]/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('asks no validator elsewhere', async () => {
    const { text } = await supertest(api.url)
      .get('/api/docs/swagger-ui-init.js')
      .buffer(true)
      .expect(200);
    expect(text).toContain('"validatorUrl": null');
  });
});

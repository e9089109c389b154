import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import supertest from 'supertest';
import { COMMITTED } from './openapi/document.ts';
import { startTestApi, type TestApi } from './test-api.ts';

interface Operation {
  summary?: string;
  security?: unknown;
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

interface FieldSchema {
  type?: string | string[];
  format?: string;
  deprecated?: boolean;
  items?: FieldSchema;
  anyOf?: FieldSchema[];
}

/** Types with few values, ids, and references to other schemas need no example. */
function showsExample(schema: FieldSchema): boolean {
  const clear = ['example', 'enum', '$ref', 'allOf'].some((key) => key in schema);
  const parts = [schema.items, ...(schema.anyOf ?? [])].filter((part) => part !== undefined);
  return (
    clear ||
    // A deprecated field needs none.
    schema.deprecated === true ||
    ['boolean', 'null'].includes(String(schema.type)) ||
    schema.format === 'uuid' ||
    (parts.length > 0 && parts.every(showsExample))
  );
}

let api: TestApi;
let document: {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, FieldSchema> }> };
};

beforeAll(async () => {
  api = await startTestApi();
  ({ body: document } = await supertest(api.url).get('/api/docs/openapi.json').expect(200));
});
afterAll(() => api.close());

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('is the committed one; otherwise run `pnpm --filter api openapi` and review the difference', () => {
    const committed: unknown = JSON.parse(readFileSync(COMMITTED, 'utf8'));
    expect(document).toEqual(committed);
  });

  it('passes the linter', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      // The probes have no 4xx responses.
      rules: { 'operation-4xx-response': 'off' },
    });
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, config, absoluteRef: COMMITTED });
    const words = problems.map(
      ({ message, location }) => `${location[0]?.pointer ?? ''}: ${message}`,
    );
    expect(words).toEqual([]);
  });

  it('describes each endpoint, its responses, and its errors', () => {
    for (const [address, calls] of Object.entries(document.paths)) {
      for (const [method, { summary, responses }] of Object.entries(calls)) {
        const call = `${method} ${address}`;
        expect([call, summary]).toEqual([call, expect.stringMatching(/\w/)]);
        const statuses = Object.keys(responses);
        if (address.startsWith('/api/')) {
          expect([call, ...statuses]).toEqual(expect.arrayContaining(['401', '429', '500', '503']));
        }
        if (method === 'post') {
          expect([call, ...statuses]).toEqual(
            expect.arrayContaining(['400', '409', '413', '415', '422']),
          );
        }
        if (statuses.includes('204')) continue;
        const good = responses['200'] ?? responses['201'];
        expect([call, Object.values(good?.content ?? {})[0]?.schema]).toEqual([
          call,
          expect.any(Object),
        ]);
      }
    }
  });

  it('shows an example of every field', () => {
    const { schemas } = document.components;
    for (const [name, { properties = {} }] of Object.entries(schemas)) {
      for (const [field, schema] of Object.entries(properties)) {
        expect([name, field, showsExample(schema)]).toEqual([name, field, true]);
      }
    }
  });

  it('writes nullable fields the way of OpenAPI 3.1', () => {
    expect(JSON.stringify(document)).not.toContain('"nullable"');
    expect(document.components).toMatchObject({
      schemas: { Contact: { properties: { primaryEmail: { type: ['string', 'null'] } } } },
    });
  });
});

describe('the documentation page', () => {
  it('is served with its own scripts and styles, and no others', async () => {
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

  it('uses no external validator', async () => {
    const { text } = await supertest(api.url)
      .get('/api/docs/swagger-ui-init.js')
      .buffer(true)
      .expect(200);
    expect(text).toContain('"validatorUrl": null');
  });
});

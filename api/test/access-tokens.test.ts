import { ACCESS_SCOPES } from '@rapport/contracts';
import { createHash, randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { newAccessToken } from '../src/auth/access-token.ts';
import { committedDocument, operationsOf } from './openapi/document.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

async function make(scopes: readonly string[], more: object = {}) {
  const { body } = await ada
    .post('/api/access-tokens', { name: 'Phone book', scopes, ...more })
    .expect(201);
  return { id: String(body.id), token: String(body.token), expiresAt: String(body.expiresAt) };
}

const call = (token: string, method: string, path: string, body?: object) =>
  fetch(api.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const status = async (...given: Parameters<typeof call>) => (await call(...given)).status;

/** Replaces the ids in a path by unused ones. */
const addressOf = (path: string) =>
  path
    .replaceAll(/\{(id|contactId)\}/g, () => randomUUID())
    .replace('{actionId}', `R3:${randomUUID()}:9f2c41d7`)
    .replace('{tipId}', 'I.do');

describe('an access token', () => {
  it('is returned only once, and only its hash is stored', async () => {
    const { id, token } = await make(['contacts:read', 'export']);
    const [row] = await api.sql('SELECT * FROM rapport.access_tokens WHERE id = $1', [id]);
    expect(row?.hash).toEqual(createHash('sha256').update(token).digest());
    expect(JSON.stringify(row)).not.toContain(token.slice(16));
    const { body: listed, text } = await ada.get('/api/access-tokens').expect(200);
    expect(listed).toEqual([
      {
        ...{ id, name: 'Phone book', prefix: token.slice(0, 16), lastUsedAt: null },
        scopes: ['contacts:read', 'export'],
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ]);
    expect(text).not.toContain(token.slice(16));
    const { body: exported } = await ada.get('/api/export').expect(200);
    expect(exported.accessTokens).toEqual(listed);
    expect(Object.keys(listed[0])).not.toContain('hash');
  });

  it('lasts 90 days by default and a year at most', async () => {
    const days = ({ expiresAt }: { expiresAt: string }) =>
      Math.round((Date.parse(expiresAt) - Date.now()) / DAY_MS);
    expect(days(await make(['export']))).toBe(90);
    expect(days(await make(['export'], { expiresInDays: 365 }))).toBe(365);
    const { body } = await ada
      .post('/api/access-tokens', { name: 'CRM', scopes: ['export'], expiresInDays: 366 })
      .expect(400);
    expect(body.error).toBe('expiresInDays must be a whole number from 1 to 365');
  });

  it.each([[[]], [['everything']], [['export', 'export']], ['export'], [undefined]])(
    'is not made with the scopes %j',
    async (scopes) => {
      const { body } = await ada.post('/api/access-tokens', { name: 'CRM', scopes }).expect(400);
      expect(body.problems[0].field).toBe('scopes');
    },
  );

  it('reads and writes as its user, and sees the rows of no one else', async () => {
    const { token } = await make(['contacts:read', 'contacts:write']);
    const made = await call(token, 'POST', '/api/contacts', { displayName: 'Grace' });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: string };
    await ada.get(`/api/contacts/${id}`).expect(200);
    const foreign = await (await api.signIn()).post('/api/contacts', { displayName: 'Mary' });
    expect(await status(token, 'GET', `/api/contacts/${foreign.body.id}`)).toBe(404);
    expect(await (await call(token, 'GET', '/api/contacts')).json()).toMatchObject([{ id }]);
  });

  it('exports without data of the auth service, and only with its scope', async () => {
    const { token } = await make(['export']);
    const exported = await call(token, 'GET', '/api/export');
    expect(exported.status).toBe(200);
    expect(await exported.json()).toMatchObject({ user: { id: ada.id, email: null } });
  });

  it('notes when it was used, once a minute', async () => {
    const { id, token } = await make(['contacts:read']);
    const lastUsed = async () => {
      const { body } = await ada.get('/api/access-tokens').expect(200);
      return String(body[0].lastUsedAt);
    };
    await call(token, 'GET', '/api/contacts');
    const first = await lastUsed();
    expect(Date.now() - Date.parse(first)).toBeLessThan(MINUTE_MS);
    await call(token, 'GET', '/api/contacts');
    expect(await lastUsed()).toBe(first);
    await api.sql(
      "UPDATE rapport.access_tokens SET last_used_at = last_used_at - interval '1 minute' WHERE id = $1",
      [id],
    );
    await call(token, 'GET', '/api/contacts');
    expect(Date.parse(await lastUsed())).toBeGreaterThanOrEqual(Date.parse(first));
  });
});

describe('an access token is refused', () => {
  async function refusal(token: string) {
    const response = await call(token, 'GET', '/api/contacts');
    const body = (await response.json()) as { error: string; code: string };
    expect([response.status, body.code]).toEqual([401, 'AUTHENTICATION_REQUIRED']);
    expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    return body.error;
  }

  it('from the call after it was revoked', async () => {
    const [first, second] = [await make(['contacts:read']), await make(['contacts:read'])];
    expect(await status(first.token, 'GET', '/api/contacts')).toBe(200);
    await ada.delete(`/api/access-tokens/${first.id}`).expect(204);
    expect(await refusal(first.token)).toContain('was revoked');
    expect(await status(second.token, 'GET', '/api/contacts')).toBe(200);
    await ada.delete('/api/access-tokens').expect(204);
    expect(await refusal(second.token)).toContain('was revoked');
    await ada.delete(`/api/access-tokens/${first.id}`).expect(404);
  });

  it("and can't be revoked by someone else", async () => {
    const { id, token } = await make(['contacts:read']);
    const bob = await api.signIn();
    await bob.delete(`/api/access-tokens/${id}`).expect(404);
    await bob.delete('/api/access-tokens').expect(204);
    expect(await status(token, 'GET', '/api/contacts')).toBe(200);
  });

  it('once it has expired', async () => {
    const { id, token } = await make(['contacts:read']);
    await api.sql('UPDATE rapport.access_tokens SET expires_at = now() WHERE id = $1', [id]);
    expect(await refusal(token)).toContain('has expired');
  });

  it('with its user', async () => {
    const { token } = await make(['contacts:read', 'contacts:write']);
    await ada.delete('/api/user').expect(200);
    expect(await refusal(token)).toContain('was revoked');
  });

  it('where it is cut short, changed, or made up', async () => {
    const { token } = await make(['contacts:read']);
    const changed = token.at(20) === 'a' ? 'b' : 'a';
    expect(await refusal(token.slice(0, -1))).toContain("isn't complete");
    expect(await refusal(token.slice(0, 20) + changed + token.slice(21))).toContain(
      "isn't complete",
    );
    expect(await refusal(newAccessToken())).toContain('was revoked');
  });

  it('in an address', async () => {
    const { token } = await make(['contacts:read']);
    for (const name of ['access_token', 'token', 'authorization']) {
      await supertest(api.url).get(`/api/contacts?${name}=${token}`).expect(401);
    }
    await supertest(api.url).get(`/api/contacts/${token}`).expect(401);
  });
});

describe('scopes', () => {
  const operations = operationsOf(committedDocument()).filter(({ path }) =>
    path.startsWith('/api/'),
  );

  it.each(ACCESS_SCOPES)(
    '%s opens the calls that need it alone, and no other one',
    async (scope) => {
      const { token } = await make([scope]);
      const answered = await Promise.all(
        operations.map(async ({ method, path, ...operation }) => {
          const needed = operation['x-scopes'] ?? null;
          const response = await call(
            token,
            method,
            addressOf(path),
            method === 'GET' ? undefined : {},
          );
          const body = await response.text();
          const code = response.status === 403 ? String(JSON.parse(body).code) : 'opened';
          const missing = needed?.filter((other) => other !== scope) ?? [];
          const expected =
            needed === null ? 'ACCOUNT_ONLY' : missing.length > 0 ? 'SCOPE_MISSING' : 'opened';
          const isNamed =
            code !== 'SCOPE_MISSING' || missing.every((other) => body.includes(other));
          return { call: `${method} ${path}`, code, expected, isNamed, status: response.status };
        }),
      );
      expect(answered.filter(({ code, expected }) => code !== expected)).toEqual([]);
      expect(answered.filter(({ isNamed }) => !isNamed)).toEqual([]);
      expect(answered.filter(({ status: got }) => got === 401 || got >= 500)).toEqual([]);
      expect(answered.some(({ code }) => code === 'opened')).toBe(true);
    },
  );

  it('keep the account, tokens, deletion for good, and the rights of subjects to their user', () => {
    const guarded =
      /\/api\/(user|user-profile|user-personality|access-tokens|calendars|calendar-feed)(\/|$)|\/(deleted|for-good|objection|estimate|review)$/;
    const open = operations.filter(
      ({ path, ...operation }) => guarded.test(path) && operation['x-account-only'] !== true,
    );
    expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(operations.filter(({ path }) => guarded.test(path)).length).toBeGreaterThan(20);
  });

  it("can't be widened with a token that has all of them", async () => {
    const { id, token } = await make(ACCESS_SCOPES);
    const wider = { name: 'More', scopes: [...ACCESS_SCOPES], expiresInDays: 365 };
    expect(await status(token, 'POST', '/api/access-tokens', wider)).toBe(403);
    expect(await status(token, 'GET', '/api/access-tokens')).toBe(403);
    expect(await status(token, 'DELETE', `/api/access-tokens/${id}`)).toBe(403);
    expect(await status(token, 'DELETE', '/api/user')).toBe(403);
    // Headers and bodies that claim more rights change nothing.
    const claimed = { scopes: ACCESS_SCOPES, program: null };
    const weak = (await make(['contacts:read'])).token;
    expect(await status(weak, 'POST', '/api/contacts', { displayName: 'Eve', ...claimed })).toBe(
      403,
    );
    expect((await ada.get('/api/access-tokens').expect(200)).body).toHaveLength(2);
  });

  it('say in the response which one is missing', async () => {
    const { token } = await make(['export']);
    const response = await call(token, 'GET', '/api/today');
    expect(response.headers.get('www-authenticate')).toBe(
      'Bearer error="insufficient_scope", scope="contacts:read interactions meetings"',
    );
    expect(await response.json()).toEqual({
      code: 'SCOPE_MISSING',
      error: 'This access token lacks the scopes contacts:read, interactions, meetings',
    });
  });
});

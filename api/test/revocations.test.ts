import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { runPurge } from './run-purge.ts';
import { startApiProcess, startTestApi, type TestApi } from './test-api.ts';
import { claims, signToken } from './tokens.ts';
import { until } from './until.ts';

let api: TestApi;
let neighbor: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  neighbor = await startApiProcess({ DATABASE_URL: api.databaseUrl });
});
afterAll(async () => {
  await neighbor.close();
  await api.close();
});

const now = () => Math.floor(Date.now() / 1000);

/** Creates tokens of two sessions of one user, issued a minute ago. */
async function sessions(sub = randomUUID()) {
  const token = (overrides = {}) =>
    signToken(claims({ sub, iat: now() - 60, session_id: randomUUID(), ...overrides }));
  return { sub, token, laptop: await token(), phone: await token() };
}

const profile = async (token: string, at = api) =>
  (await supertest(at.url).get('/api/user/profile').auth(token, { type: 'bearer' })).status;
const create = (token: string, at = api) =>
  supertest(at.url)
    .post('/api/contacts')
    .auth(token, { type: 'bearer' })
    .send({ displayName: 'Grace' });
const revoke = (token: string, scope: unknown, at = api) =>
  supertest(at.url)
    .post('/api/user/revocations')
    .auth(token, { type: 'bearer' })
    .send({ scope: scope as string });

const refusedSoon = (token: string, at: TestApi) =>
  until(async () => (await profile(token, at)) === 401);

describe('POST /api/user/revocations', () => {
  it('ends the access of every session at once, reading and writing', async () => {
    const { laptop, phone } = await sessions();
    await create(phone).expect(201);
    await revoke(laptop, 'global').expect(200);
    for (const token of [laptop, phone]) {
      const { status, headers, body } = await create(token);
      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(body).toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
      expect(await profile(token)).toBe(401);
    }
  });

  it('lets a person in who signs in right afterward', async () => {
    const { laptop, token } = await sessions();
    await revoke(laptop, 'global').expect(200);
    expect(await profile(await token({ iat: now() }))).toBe(200);
  });

  it('spares the session that ends the others', async () => {
    const { laptop, phone } = await sessions();
    await revoke(laptop, 'others').expect(200);
    expect([await profile(laptop), await profile(phone)]).toEqual([200, 401]);
  });

  it('ends one session, with every token of it', async () => {
    const session_id = randomUUID();
    const { phone, token } = await sessions();
    const [early, late] = [await token({ session_id }), await token({ session_id, iat: now() })];
    await revoke(early, 'local').expect(200);
    expect([await profile(early), await profile(late), await profile(phone)]).toEqual([
      401, 401, 200,
    ]);
  });

  it('is heard of by another process within seconds, although it knew the token', async () => {
    const { laptop, phone } = await sessions();
    expect(await profile(phone, neighbor)).toBe(200);
    await revoke(laptop, 'global').expect(200);
    await refusedSoon(phone, neighbor);
  });

  it("reports what's wrong with the scope", async () => {
    const { laptop, token } = await sessions();
    for (const scope of [undefined, null, 'everything', ['global']]) {
      const { status, body } = await revoke(laptop, scope);
      expect([status, body.error]).toEqual([400, 'scope must be one of global, local, others']);
    }
    const nameless = await token({ session_id: undefined });
    expect((await revoke(nameless, 'local').expect(400)).body.error).toBe(
      'scope is "local", but the token names no session',
    );
    expect(await profile(laptop)).toBe(200);
  });

  it('accepts session ids and times of any type', async () => {
    const { token } = await sessions();
    for (const odd of [{}, [], 5, true, 'x', null]) {
      const strange = await token({ session_id: odd, iat: odd });
      expect([200, 401]).toContain(await profile(strange));
    }
  });
});

describe('a deleted person', () => {
  it('cannot be made again by an old token, not even at a process that does not know the revocation', async () => {
    const { sub, laptop, phone } = await sessions();
    await create(laptop).expect(201);
    expect(await profile(phone, neighbor)).toBe(200);
    await supertest(api.url).delete('/api/user').auth(laptop, { type: 'bearer' }).expect(200);
    // Immediately: the other process still accepts the token, but the row isn't created.
    await create(phone, neighbor).expect(401);
    await supertest(neighbor.url)
      .put('/api/user/acknowledgements/responsible-use')
      .auth(phone, { type: 'bearer' })
      .send({ version: '1' })
      .expect(401);
    const rows = await api.sql('SELECT 1 FROM rapport.user_profiles WHERE user_profile_id = $1', [
      sub,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('what is revoked', () => {
  it('is forgotten by the purge when no token of that time can live any more', async () => {
    const { sub, laptop } = await sessions();
    await revoke(laptop, 'global').expect(200);
    const left = () => api.sql('SELECT 1 FROM rapport.revocations WHERE user_id = $1', [sub]);
    await runPurge(api);
    expect(await left()).toHaveLength(1);
    await api.sql('UPDATE rapport.revocations SET expires_at = now() WHERE user_id = $1', [sub]);
    await runPurge(api);
    expect(await left()).toHaveLength(0);
  });
});

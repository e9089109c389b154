import { type CryptoKey, exportSPKI, importJWK, type JWK, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { type JwksServer, startJwksServer } from './jwks-server.ts';
import { startSeparateApi } from './separate-api.ts';
import { type TestApi } from './test-api.ts';
import { claims, SECRET, signToken } from './tokens.ts';

let jwks: JwksServer;
let api: TestApi;

const start = async () => {
  jwks = await startJwksServer();
  api = await startSeparateApi({
    auth: { mode: 'hosted', jwksUrl: jwks.url, issuer: jwks.issuer },
  });
};
const stop = async () => {
  await api.close();
  await jwks.close();
};

const ask = (token: string) =>
  supertest(api.url).get('/api/user/profile').auth(token, { type: 'bearer' });

describe('tokens in hosted mode', () => {
  beforeAll(start);
  afterAll(stop);

  it.each(['ES256', 'RS256'] as const)('lets the owner of a good %s token in', async (key) => {
    const sub = randomUUID();
    const { body } = await ask(await jwks.sign(claims({ sub }), key)).expect(200);
    expect(body.id).toBe(sub);
  });

  it.each([
    ['a foreign issuer', { iss: 'https://elsewhere.example.com' }],
    ['no issuer', { iss: null }],
    ['a foreign audience', { aud: 'elsewhere' }],
    ['no end', { exp: undefined }],
    ['the role of a guest', { role: 'anon' }],
    ['the role of a server', { role: 'service_role' }],
    ['a subject that is no UUID', { sub: '1' }],
  ])('refuses a token with %s', async (_, overrides) => {
    const { body, headers } = await ask(await jwks.sign(claims(overrides))).expect(401);
    expect(body).toEqual({ error: 'Authentication required', code: 'AUTHENTICATION_REQUIRED' });
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it('refuses HS256, with any secret', async () => {
    await ask(await signToken(claims({ iss: jwks.issuer }), SECRET)).expect(401);
  });

  it('refuses HS256 with a published key as the secret', async () => {
    const { keys } = (await (await fetch(jwks.url)).json()) as { keys: JWK[] };
    expect(keys).toHaveLength(2);
    for (const jwk of keys) {
      const key = await importJWK(jwk, jwk.alg, { extractable: true });
      const pem = await exportSPKI(key as CryptoKey);
      for (const secret of [pem, pem.trim(), JSON.stringify(jwk)]) {
        const token = new SignJWT(claims({ iss: jwks.issuer }));
        token.setProtectedHeader({ alg: 'HS256', kid: jwk.kid ?? '' });
        await ask(await token.sign(new TextEncoder().encode(secret))).expect(401);
      }
    }
  });

  it('refuses a key that is not published', async () => {
    await ask(await jwks.sign(claims(), 'unknown')).expect(401);
  });
});

describe('the key service', () => {
  // The API caches keys, so each test starts an API with an empty cache.
  beforeEach(start);
  afterEach(stop);

  it('is fetched once for many tokens and callers', async () => {
    const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => jwks.sign(claims())));
    await Promise.all(tokens.map((token) => ask(token).expect(200)));
    await ask(tokens[0]!).expect(200);
    expect(jwks.requests()).toBe(1);
  });

  it.each(['fails', 'babbles', 'hangs'] as const)(
    'makes it 503 until it recovers when it %s',
    async (behavior) => {
      jwks.behave(behavior);
      const { body, headers } = await ask(await jwks.sign(claims())).expect(503);
      expect(body.code).toBe('AUTHENTICATION_UNAVAILABLE');
      expect(headers['retry-after']).toBe('5');
      jwks.behave('well');
      await ask(await jwks.sign(claims())).expect(200);
    },
  );

  it('causes a 503 while it is down', async () => {
    const token = await jwks.sign(claims());
    await jwks.close();
    await ask(token).expect(503);
  });

  it('is not needed for keys that are known', async () => {
    await ask(await jwks.sign(claims())).expect(200);
    jwks.behave('fails');
    await ask(await jwks.sign(claims())).expect(200);
  });
});

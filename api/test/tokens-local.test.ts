import { base64url, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { startTestApi, type TestApi } from './test-api.ts';
import { claims, signToken } from './tokens.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const now = () => Math.floor(Date.now() / 1000);
const ask = (authorization?: string) => {
  const call = supertest(api.url).get('/api/user/profile');
  return authorization === undefined ? call : call.set('Authorization', authorization);
};

async function expectRefused(authorization?: string) {
  const { status, headers, body } = await ask(authorization);
  expect(status).toBe(401);
  expect(headers['www-authenticate']).toBe('Bearer');
  expect(body).toEqual({ error: 'Authentication required', code: 'AUTHENTICATION_REQUIRED' });
}

describe('tokens in local mode', () => {
  it('accepts a valid token, as its subject', async () => {
    const sub = randomUUID();
    const { body } = await ask(`Bearer ${await signToken(claims({ sub }))}`).expect(200);
    expect(body.id).toBe(sub);
    await ask(`bearer ${await signToken(claims({ aud: ['other', 'authenticated'] }))}`).expect(200);
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Bearer a.b.c',
    'Basic YTpi',
    'Bearer a b',
  ])('refuses the header %j', (authorization) => expectRefused(authorization));

  it.each([
    ['is expired', { exp: now() - 60 }],
    ['never expires', { exp: undefined }],
    ['is not valid yet', { nbf: now() + 600 }],
    ['is for another audience', { aud: 'elsewhere' }],
    ['has no audience', { aud: undefined }],
    ['is a guest', { role: 'anon' }],
    ['is a server', { role: 'service_role' }],
    ['has no role', { role: undefined }],
    ['has no subject', { sub: undefined }],
    ['has a subject that is no UUID', { sub: 'ada' }],
    ['has a subject that reaches further', { sub: `${randomUUID()}' OR 1=1` }],
  ])('refuses a token that %s', async (_, overrides) => {
    await expectRefused(`Bearer ${await signToken(claims(overrides))}`);
  });

  it('refuses another secret', async () => {
    await expectRefused(
      `Bearer ${await signToken(claims(), 'another secret that is long enough too')}`,
    );
  });

  it('refuses a token without a signature', async () => {
    await expectRefused(`Bearer ${new UnsecuredJWT(claims()).encode()}`);
    const header = base64url.encode(JSON.stringify({ alg: 'none' }));
    const [, body, signature] = (await signToken(claims())).split('.');
    await expectRefused(`Bearer ${header}.${body}.${signature}`);
  });

  it('refuses other algorithms, also when the header names them', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const asymmetric = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'RS256' })
      .sign(privateKey);
    await expectRefused(`Bearer ${asymmetric}`);
    await expectRefused(`Bearer ${await signToken(claims(), await exportSPKI(publicKey))}`);
    const secret = new TextEncoder().encode(
      'a secret for tests that is long enough'.padEnd(64, '-'),
    );
    const longer = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS512' }).sign(secret);
    await expectRefused(`Bearer ${longer}`);
  });

  it('refuses a changed claim', async () => {
    const [header, , signature] = (await signToken(claims())).split('.');
    const forged = base64url.encode(JSON.stringify(claims({ sub: randomUUID() })));
    await expectRefused(`Bearer ${header}.${forged}.${signature}`);
  });

  it('does not take a token from the query', async () => {
    const token = await signToken(claims());
    await supertest(api.url).get(`/api/user/profile?access_token=${token}`).expect(401);
  });
});

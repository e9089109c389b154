import supertest from 'supertest';
import { PurgeService } from '../src/purge/purge.service.ts';
import { type OwnApi, startSeparateApi } from './separate-api.ts';
import { ORIGIN } from './test-environment.ts';
import { claims, signToken } from './tokens.ts';

let api: OwnApi;

const start = async (overrides: object) => {
  api = await startSeparateApi({ requestsPerMinute: 3, ...overrides });
};
afterEach(() => api.close());

const times = async (count: number, call: () => supertest.Test) => {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await call()).status);
  return statuses;
};
const anonymous = (path = '/api/contacts') => supertest(api.url).get(path);
const from = (address: string) => anonymous().set('X-Forwarded-For', address);

describe('the rate limit', () => {
  it('stops one person and no one else, and says when to go on', async () => {
    await start({});
    const ada = await api.signIn();
    const bob = await api.signIn();
    expect(await times(4, () => ada.get('/api/contacts'))).toEqual([200, 200, 200, 429]);
    const { body, headers } = await ada.post('/api/contacts', { displayName: 'X' }).expect(429);
    expect(body).toEqual({
      error: 'Too many requests. Please slow down.',
      code: 'TOO_MANY_REQUESTS',
    });
    expect(headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect(headers['cache-control']).toBe('private, no-cache');
    await bob.get('/api/contacts').expect(200);
  });

  it('counts a person across tokens and addresses', async () => {
    await start({ trustProxy: 1 });
    const ada = await api.signIn();
    const other = await signToken(claims({ sub: ada.id, email: 'ada@example.com' }));
    await ada.get('/api/contacts').set('X-Forwarded-For', '203.0.113.1').expect(200);
    await ada.get('/api/contacts').set('X-Forwarded-For', '203.0.113.2').expect(200);
    const ask = () => anonymous().auth(other, { type: 'bearer' });
    expect(await times(2, ask)).toEqual([200, 429]);
  });

  it('counts each access token for itself, and apart from its person', async () => {
    await start({});
    const ada = await api.signIn();
    const make = async () => {
      const body = { name: 'Phone book', scopes: ['contacts:read'] };
      const made = await ada.post('/api/access-tokens', body).expect(201);
      return () => anonymous().auth(String(made.body.token), { type: 'bearer' });
    };
    const [first, second] = [await make(), await make()];
    expect(await times(4, first)).toEqual([200, 200, 200, 429]);
    expect(await times(4, second)).toEqual([200, 200, 200, 429]);
    expect(await times(2, () => ada.get('/api/contacts'))).toEqual([200, 429]);
  });

  it('hears a sign-out although a thief has used up the requests of the person', async () => {
    await start({ trustProxy: 1 });
    const ada = await api.signIn();
    const thief = () => ada.get('/api/contacts').set('X-Forwarded-For', '203.0.113.1');
    expect(await times(4, thief)).toEqual([200, 200, 200, 429]);
    const revoke = (address: string) =>
      ada.post('/api/user/revocations', { scope: 'global' }).set('X-Forwarded-For', address);
    await revoke('203.0.113.2').expect(200);
    await thief().expect(429);
  });

  it('counts requests without a good token by address, on every path', async () => {
    await start({});
    await anonymous('/api/nothing').expect(404);
    await anonymous().auth('forged', { type: 'bearer' }).expect(401);
    await anonymous('/api/docs/openapi.json').expect(200);
    await anonymous().expect(429);
    const ada = await api.signIn();
    await ada.get('/api/contacts').expect(200);
  });

  it('believes X-Forwarded-For of the configured proxies only', async () => {
    await start({});
    const forwarded = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];
    const statuses: number[] = [];
    for (const address of forwarded) statuses.push((await from(address)).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('uses the address that the nearest proxy saw', async () => {
    await start({ trustProxy: 1 });
    expect(await times(4, () => from('203.0.113.1'))).toEqual([401, 401, 401, 429]);
    await from('203.0.113.2').expect(401);
    await from('198.51.100.1, 203.0.113.1').expect(429);
  });

  it('counts all addresses of one IPv6 customer as one', async () => {
    await start({ trustProxy: 1 });
    for (const host of ['1', '2', 'ffff:3']) await from(`2001:db8::${host}`).expect(401);
    await from('2001:db8::4').expect(429);
    await from('2001:db8:1::1').expect(401);
  });

  it('leaves probes and preflights alone, and lets a browser read the refusal', async () => {
    await start({});
    expect(await times(5, () => anonymous('/healthz'))).toEqual([200, 200, 200, 200, 200]);
    const preflight = () =>
      supertest(api.url)
        .options('/api/contacts')
        .set('Origin', ORIGIN)
        .set('Access-Control-Request-Method', 'GET');
    expect(await times(5, preflight)).toEqual([204, 204, 204, 204, 204]);
    await times(3, () => anonymous());
    const { headers } = await anonymous().set('Origin', ORIGIN).expect(429);
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(headers['access-control-expose-headers']).toContain('Retry-After');
  });

  it('stops a flood of simultaneous requests at the same number', async () => {
    await start({});
    const ada = await api.signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.get('/api/contacts')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
  });

  it('can be switched off', async () => {
    await start({ requestsPerMinute: 0 });
    const ada = await api.signIn();
    expect(new Set(await times(20, () => ada.get('/api/contacts')))).toEqual(new Set([200]));
  });
});

describe('where several processes share the rate limit', () => {
  const postgres = { limits: { store: 'postgres' } };

  it('counts a person and an address in Postgres, under a hash, until the purge forgets them', async () => {
    await start(postgres);
    const ada = await api.signIn();
    expect(await times(4, () => ada.get('/api/labels'))).toEqual([200, 200, 200, 429]);
    expect(await times(4, () => anonymous())).toEqual([401, 401, 401, 429]);
    const stored = await api.sql('SELECT length(caller) AS bytes, used FROM rapport.rate_limits');
    expect(stored).toEqual([
      { bytes: 16, used: 3 },
      { bytes: 16, used: 3 },
    ]);
    await api.sql("UPDATE rapport.rate_limits SET ends_at = now() - interval '1 second'");
    await api.service(PurgeService).run();
    expect(await api.sql('SELECT 1 FROM rapport.rate_limits')).toEqual([]);
  });

  it('begins a new minute when the last one is over', async () => {
    await start(postgres);
    const ada = await api.signIn();
    await ada.get('/api/labels').expect(200);
    // Another process used up a minute that has ended.
    await api.sql(`UPDATE rapport.rate_limits SET used = 3, ends_at = now() - interval '1 second'`);
    expect(await times(4, () => ada.get('/api/labels'))).toEqual([200, 200, 200, 429]);
  });

  it('allows requests if the table is missing', async () => {
    await start(postgres);
    await api.sql('DROP TABLE rapport.rate_limits');
    const ada = await api.signIn();
    expect(await times(4, () => ada.get('/api/labels'))).toEqual([200, 200, 200, 429]);
  });

  it('allows requests if Redis is unavailable', async () => {
    await start({ limits: { store: 'redis', url: 'redis://127.0.0.1:1' } });
    const ada = await api.signIn();
    expect(await times(4, () => ada.get('/api/labels'))).toEqual([200, 200, 200, 429]);
  });
});

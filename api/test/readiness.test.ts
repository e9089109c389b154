import { runMigrations } from '../src/database/run-migrations.ts';
import { ReadinessService } from '../src/probes/readiness.service.ts';
import { createTestDatabase, directUrl } from './databases.ts';
import { type JwksServer, startJwksServer } from './jwks-server.ts';
import { type OwnApi, startSeparateApi, testSettings } from './separate-api.ts';

const KEYS = "Couldn't fetch the published keys that sign-ins are checked with.";
const NOWHERE = 'http://127.0.0.1:1/jwks.json';

let api: OwnApi;
let jwks: JwksServer;

beforeAll(async () => {
  jwks = await startJwksServer();
});
afterEach(() => api.close());
afterAll(() => jwks.close());

async function ready(): Promise<[number, unknown]> {
  const response = await fetch(`${api.url}/readyz`);
  return [response.status, await response.json()];
}

describe('/readyz', () => {
  it('names the keys of sign-in when they are out of reach', async () => {
    api = await startSeparateApi({
      auth: { mode: 'hosted', jwksUrl: NOWHERE, issuer: jwks.issuer },
    });
    expect(await ready()).toEqual([503, { code: 'AUTHENTICATION_UNAVAILABLE', error: KEYS }]);
  });

  it('names everything that is missing at once', async () => {
    const url = await createTestDatabase('empty');
    api = await startSeparateApi({
      auth: { mode: 'hosted', jwksUrl: NOWHERE, issuer: jwks.issuer },
      database: testSettings(url).database,
    });
    expect(await ready()).toEqual([
      503,
      {
        code: 'DATABASE_UNAVAILABLE',
        error: `The database can't be reached right now. Please try again shortly. ${KEYS}`,
      },
    ]);
    await runMigrations({ url: directUrl(url), poolSize: 1, statementTimeoutMs: 0 });
    expect(await ready()).toEqual([503, { code: 'AUTHENTICATION_UNAVAILABLE', error: KEYS }]);
  });

  it('reports that everything is available', async () => {
    api = await startSeparateApi({
      auth: { mode: 'hosted', jwksUrl: jwks.url, issuer: jwks.issuer },
    });
    expect(await ready()).toEqual([200, { status: 'ready' }]);
  });

  it('says that the process stops, as /healthz does, and the stop waits until a proxy that asks regularly knows', async () => {
    api = await startSeparateApi({
      auth: { mode: 'hosted', jwksUrl: jwks.url, issuer: jwks.issuer },
    });
    await ready();
    await ready();
    const stopped = api.service(ReadinessService).stop();
    const said = { code: 'TOO_BUSY', error: 'This process is stopping.' };
    expect(await ready()).toEqual([503, said]);
    await stopped;
    expect((await fetch(`${api.url}/healthz`)).status).toBe(503);
    // Requests that a proxy sent before it noticed still get a response.
    expect((await fetch(`${api.url}/api/contacts`)).status).toBe(401);
  });
});

import { type Type } from '@nestjs/common';
import { pino } from 'pino';
import { createApplication } from '../src/application.ts';
import { type Settings } from '../src/env.ts';
import { type WebNetwork } from '../src/web/web-network.ts';
import { createTestDatabase, dropTestDatabase } from './databases.ts';
import { apiAt, type TestApi } from './test-api.ts';
import { ORIGIN, PUSH_KEYS } from './test-environment.ts';
import { SECRET } from './tokens.ts';

export function testSettings(databaseUrl: string, overrides: Partial<Settings> = {}): Settings {
  return {
    environment: 'test',
    host: '127.0.0.1',
    port: 0,
    corsOrigins: [ORIGIN],
    auth: { mode: 'local', secret: SECRET },
    accounts: null,
    database: { url: databaseUrl, poolSize: 5, statementTimeoutMs: 5_000, deadlineMs: 7_000 },
    replica: null,
    logLevel: 'silent',
    metrics: null,
    traces: null,
    trustProxy: 0,
    requestsPerMinute: 0,
    limits: { store: 'memory' },
    purgeEverySeconds: 0,
    fetchPhotos: false,
    mail: null,
    digestEverySeconds: 0,
    fetchCalendars: false,
    push: { keys: PUSH_KEYS, everySeconds: 0, timeoutMs: 300 },
    webhooks: { everySeconds: 0, timeoutMs: 300, loopback: false },
    addressBooks: { everySeconds: 0, timeoutMs: 5_000, loopback: false, keys: null },
    ...overrides,
  };
}

export interface OwnApi extends TestApi {
  /** Returns a service of the API, to test what it does without a request. */
  service: <T>(part: Type<T>) => T;
  /** Ends the API alone, for one that shares its database. */
  stop: () => Promise<void>;
}

/**
 * Starts an API inside the test, with a separate database. Its test file loads the whole API, which takes seconds,
 * so this is only for tests that need internals: a clock, a network, a service.
 */
export async function startSeparateApi(
  overrides: Partial<Settings> = {},
  network?: WebNetwork,
): Promise<OwnApi> {
  const databaseUrl = overrides.database?.url ?? (await createTestDatabase());
  const settings = testSettings(databaseUrl, overrides);
  const app = await createApplication(settings, pino({ level: settings.logLevel }), network);
  await app.listen(0, '127.0.0.1');
  const api = apiAt(await app.getUrl(), databaseUrl, async () => {
    await app.close();
    await dropTestDatabase(databaseUrl);
  });
  return { ...api, service: (part) => app.get(part), stop: () => app.close() };
}

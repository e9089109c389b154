import { type Type } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import supertest, { type Test } from 'supertest';
import { createApplication } from '../src/application.ts';
import { type Settings } from '../src/env.ts';
import { type WebNetwork } from '../src/web/web-network.ts';
import { createTestDatabase, directUrl, dropTestDatabase } from './databases.ts';
import { claims, SECRET, signToken } from './tokens.ts';

export const ORIGIN = 'https://app.example.com';

export function testSettings(databaseUrl: string, overrides: Partial<Settings> = {}): Settings {
  return {
    environment: 'test',
    host: '127.0.0.1',
    port: 0,
    corsOrigins: [ORIGIN],
    auth: { mode: 'local', secret: SECRET },
    accounts: null,
    database: { url: databaseUrl, poolSize: 5, statementTimeoutMs: 5_000, deadlineMs: 7_000 },
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
    ...overrides,
  };
}

/** Calls of one signed-in person. */
export interface Caller {
  id: string;
  token: string;
  get: (path: string) => Test;
  post: (path: string, body?: object | string) => Test;
  put: (path: string, body?: object | string) => Test;
  patch: (path: string, body?: object | string) => Test;
  delete: (path: string) => Test;
}

export interface TestApi {
  url: string;
  /** The address of its database, as the API reaches it. */
  databaseUrl: string;
  /** Straight to the tables, past pooler and proxy, for arranging and looking behind the API. */
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** A part of the API itself, for what it does without a request. */
  service: <T>(part: Type<T>) => T;
  /**
   * A new person, unless an id is given.
   * @param email of the account; null for none
   * @param issuedLater seconds by which the token is newer than now
   */
  signIn: (id?: string, email?: string | null, issuedLater?: number) => Promise<Caller>;
  close: () => Promise<void>;
}

/** The whole API on a port and a database of its own. */
export async function startTestApi(
  overrides: Partial<Settings> = {},
  network?: WebNetwork,
): Promise<TestApi> {
  const databaseUrl = overrides.database?.url ?? (await createTestDatabase());
  const settings = testSettings(databaseUrl, overrides);
  const app = await createApplication(settings, pino({ level: settings.logLevel }), network);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const pool = new pg.Pool({ connectionString: directUrl(databaseUrl), max: 2 });
  pool.on('error', () => undefined);
  return {
    url,
    databaseUrl,
    sql: async (text, values = []) => (await pool.query(text, values)).rows,
    service: (part) => app.get(part),
    signIn: async (id = randomUUID(), email, issuedLater = 0) => {
      const iat = Math.floor(Date.now() / 1000) + issuedLater;
      const token = await signToken(
        claims({ sub: id, iat, ...(email !== undefined && { email }) }),
      );
      return {
        id,
        token,
        get: (path) => supertest(url).get(path).auth(token, { type: 'bearer' }),
        post: (path, body) => supertest(url).post(path).auth(token, { type: 'bearer' }).send(body),
        put: (path, body) => supertest(url).put(path).auth(token, { type: 'bearer' }).send(body),
        patch: (path, body) =>
          supertest(url).patch(path).auth(token, { type: 'bearer' }).send(body),
        delete: (path) => supertest(url).delete(path).auth(token, { type: 'bearer' }),
      };
    },
    close: async () => {
      await app.close();
      await pool.end();
      await dropTestDatabase(databaseUrl);
    },
  };
}

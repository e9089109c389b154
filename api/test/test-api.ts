import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import pg from 'pg';
import supertest, { type Test } from 'supertest';
import { sharedPart } from './ask-for-part.ts';
import { startBuilt } from './built-api.ts';
import { createTestDatabase, directUrl, dropTestDatabase } from './databases.ts';
import { type SharedApi } from './shared-parts.ts';
import { DEFAULT_ENVIRONMENT } from './test-environment.ts';
import { claims, signToken } from './tokens.ts';

/** Calls of one signed-in user. */
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
  /** The URL of its database, as the API uses it. */
  databaseUrl: string;
  /** Runs a statement directly on the database, without pooler and proxy, to prepare and check data. */
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /**
   * Signs in a new user, unless an id is given.
   * @param email of the account; null for none
   * @param issuedLater seconds by which the token is newer than now
   */
  signIn: (id?: string, email?: string | null, issuedLater?: number) => Promise<Caller>;
  close: () => Promise<void>;
}

/**
 * Connects to the API that all test files share, with its database: a test sees only the rows of its own users. It
 * runs in a separate process, so a test file doesn't have to load it.
 */
export async function startTestApi(): Promise<TestApi> {
  const { url, databaseUrl } = await sharedPart<SharedApi>('api');
  return apiAt(url, databaseUrl, () => Promise.resolve());
}

/**
 * Starts an API in a separate process, for a test that needs other settings or all rows of a database.
 * @param environment differences from the shared API; a database in DATABASE_URL isn't dropped when the API ends
 */
export async function startApiProcess(environment: Record<string, string> = {}): Promise<TestApi> {
  const given = environment['DATABASE_URL'];
  const databaseUrl = given ?? (await createTestDatabase());
  const api = await startBuilt({
    ...DEFAULT_ENVIRONMENT,
    ...environment,
    DATABASE_URL: databaseUrl,
  });
  return apiAt(api.url, databaseUrl, async () => {
    api.process.kill('SIGTERM');
    await api.exit;
    if (given === undefined) await dropTestDatabase(databaseUrl);
  });
}

/**
 * Begins a request of a method that a document names.
 * @throws Error if a caller doesn't have the method
 */
export function callAs(caller: Caller, method: string, path: string): Test {
  const { get: GET, post: POST, put: PUT, patch: PATCH, delete: DELETE } = caller;
  const call = { GET, POST, PUT, PATCH, DELETE }[method];
  if (!call) throw new Error(`A caller can't send ${method}`);
  return call(path);
}

/** Creates the client of a running API. */
export function apiAt(url: string, databaseUrl: string, stop: () => Promise<void>): TestApi {
  const pool = new pg.Pool({ connectionString: directUrl(databaseUrl), max: 2 });
  // A connection for each request would cost both sides more than the request.
  const agent = new Agent({ keepAlive: true });
  pool.on('error', () => undefined);
  return {
    url,
    databaseUrl,
    sql: async (text, values = []) => (await pool.query(text, values)).rows,
    signIn: async (id = randomUUID(), email, issuedLater = 0) => {
      const iat = Math.floor(Date.now() / 1000) + issuedLater;
      const token = await signToken(
        claims({ sub: id, iat, ...(email !== undefined && { email }) }),
      );
      const signed = (test: Test) => test.agent(agent).auth(token, { type: 'bearer' });
      return {
        id,
        token,
        get: (path) => signed(supertest(url).get(path)),
        post: (path, body) => signed(supertest(url).post(path)).send(body),
        put: (path, body) => signed(supertest(url).put(path)).send(body),
        patch: (path, body) => signed(supertest(url).patch(path)).send(body),
        delete: (path) => signed(supertest(url).delete(path)),
      };
    },
    close: async () => {
      agent.destroy();
      await pool.end();
      await stop();
    },
  };
}

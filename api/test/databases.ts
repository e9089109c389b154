import pg from 'pg';
import { sharedPart } from './ask-for-part.ts';

/** True if the databases of test files have partitions (`pnpm test:partitions`). */
export function isPartitioned(): boolean {
  return process.env.TEST_PARTITIONS === 'on';
}

/** The names of all tables of the API as a subquery, without partitions. */
export const TABLES = `(SELECT relname::text AS name FROM pg_class
  WHERE relnamespace = 'rapport'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition)`;

/** Returns the URL of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on a new connection. */
export async function onServer(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

export async function databasesLike(url: string, pattern: string): Promise<string[]> {
  const { rows } = await onServer(
    url,
    `SELECT datname FROM pg_database WHERE datname LIKE '${pattern}'`,
  );
  return rows.map(({ datname }) => String(datname));
}

export const API_PASSWORD = 'only for tests';

/** Returns the API's role in tests: like a deployed one, it owns nothing. */
export function apiRole(): string {
  return `${process.env.RAPPORT_TEST_PREFIX}_api`;
}

/** Returns the same URL for that role. */
export function asApiRole(address: string): string {
  const url = new URL(address);
  url.username = apiRole();
  url.password = API_PASSWORD;
  return url.href;
}

let made = 0;

/**
 * Creates a database for one test file: migrated, or empty.
 * @returns its URL for the API's role, or for the superuser if it's empty; through the pooler of TEST_POOLER_URL if
 * that is set
 */
export async function createTestDatabase(
  content: 'migrated' | 'empty' = 'migrated',
): Promise<string> {
  const server = process.env.RAPPORT_TEST_SERVER!;
  const prefix = process.env.RAPPORT_TEST_PREFIX!;
  made += 1;
  const name = `${prefix}_${process.env.JEST_WORKER_ID}_${process.pid}_${Date.now()}_${made}`;
  const url = urlOf(process.env.TEST_POOLER_URL ?? server, name);
  if (content === 'empty') {
    await onServer(server, `CREATE DATABASE ${name}`);
    return url;
  }
  const template = await sharedPart<string>('template');
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return asApiRole(url);
}

/** Returns the URL of the same database without a pooler or a proxy. */
export function directUrl(url: string): string {
  return urlOf(process.env.RAPPORT_TEST_SERVER!, new URL(url).pathname.slice(1));
}

export async function dropTestDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await onServer(process.env.RAPPORT_TEST_SERVER!, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

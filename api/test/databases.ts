import pg from 'pg';

/** The address of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on a connection of its own. */
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

/** Any number that nothing else on a test server locks. */
const TEMPLATE_LOCK = 5_190_442;

const API_PASSWORD = 'only for tests';

/** The role that the API runs as in tests: like a deployed one, it owns nothing. */
export function apiRole(): string {
  return `${process.env.RAPPORT_TEST_PREFIX}_api`;
}

/** The same address for that role. */
function asApiRole(address: string): string {
  const url = new URL(address);
  url.username = apiRole();
  url.password = API_PASSWORD;
  return url.href;
}

let template: Promise<string> | null = null;

/** The name of a migrated database to copy, the same for all test files of a run. */
async function makeTemplate(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rows.length > 0) return name;
    // It gets its name when it is complete.
    await client.query(`DROP DATABASE IF EXISTS ${name}_unfinished`);
    await client.query(`CREATE DATABASE ${name}_unfinished`);
    const url = urlOf(server, `${name}_unfinished`);
    // Not for those who only clean up: plain Node would look for a build of contracts.
    const { runMigrations } = await import('../src/database/run-migrations.ts');
    await client.query(`DROP ROLE IF EXISTS ${apiRole()}`);
    await client.query(`CREATE ROLE ${apiRole()} LOGIN BYPASSRLS PASSWORD '${API_PASSWORD}'`);
    const owner = { url, poolSize: 1, statementTimeoutMs: 0 };
    await runMigrations(owner, { ...owner, url: asApiRole(url) });
    await client.query(`ALTER DATABASE ${name}_unfinished RENAME TO ${name}`);
    return name;
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}

let made = 0;

/**
 * A database for one test file: migrated, or empty.
 * @returns its address for the role of the API, or for the superuser where it is empty, with the pooler of TEST_POOLER_URL in between where there is one
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
  template ??= makeTemplate(server, `${prefix}_template`);
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${await template}`);
  return asApiRole(url);
}

/** The same database without a pooler or a proxy in between. */
export function directUrl(url: string): string {
  return urlOf(process.env.RAPPORT_TEST_SERVER!, new URL(url).pathname.slice(1));
}

export async function dropTestDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await onServer(process.env.RAPPORT_TEST_SERVER!, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

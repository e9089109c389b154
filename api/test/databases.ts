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

let made = 0;

/**
 * A database for one test file: migrated, or empty.
 * @returns its address, with the pooler of TEST_POOLER_URL in between where there is one
 */
export async function createTestDatabase(
  content: 'migrated' | 'empty' = 'migrated',
): Promise<string> {
  const server = process.env.RAPPORT_TEST_SERVER!;
  const prefix = process.env.RAPPORT_TEST_PREFIX!;
  made += 1;
  const name = `${prefix}_${process.env.JEST_WORKER_ID}_${process.pid}_${Date.now()}_${made}`;
  const template = content === 'migrated' ? `TEMPLATE ${prefix}_template` : '';
  await onServer(server, `CREATE DATABASE ${name} ${template}`);
  return urlOf(process.env.TEST_POOLER_URL ?? server, name);
}

export async function dropTestDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await onServer(process.env.RAPPORT_TEST_SERVER!, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

import { randomBytes } from 'node:crypto';
import { runMigrations } from '../src/database/run-migrations.ts';
import { onServer, urlOf } from './databases.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare global {
  var rapportPostgres: PostgresServer;
}

/** One server for all test files, and one migrated database that theirs are copied from. */
export default async function globalSetup(): Promise<void> {
  globalThis.rapportPostgres = await startPostgres();
  const { url } = globalThis.rapportPostgres;
  const prefix = `rapport_test_${randomBytes(4).toString('hex')}`;
  process.env.RAPPORT_TEST_SERVER = url;
  process.env.RAPPORT_TEST_PREFIX = prefix;
  const template = `${prefix}_template`;
  await onServer(url, `CREATE DATABASE ${template}`);
  await runMigrations({ url: urlOf(url, template), poolSize: 1, statementTimeoutMs: 0 });
}

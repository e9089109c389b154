import { randomBytes } from 'node:crypto';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare global {
  var rapportPostgres: PostgresServer;
}

/**
 * One server for all test files. The migrated database that theirs are copied from is made by the
 * first of them: here Node resolves packages by itself and would need a build of contracts.
 */
export default async function globalSetup(): Promise<void> {
  globalThis.rapportPostgres = await startPostgres();
  process.env.RAPPORT_TEST_SERVER = globalThis.rapportPostgres.url;
  process.env.RAPPORT_TEST_PREFIX = `rapport_test_${randomBytes(4).toString('hex')}`;
}

import { randomBytes } from 'node:crypto';
import { buildApi } from './build-api.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { offerSharedParts, type SharedParts } from './shared-parts.ts';

declare global {
  var rapportPostgres: PostgresServer;
  var rapportParts: SharedParts;
}

/** Starts one server and one build for all test files, and offers the other parts that they share on request. */
export default async function globalSetup(): Promise<void> {
  globalThis.rapportPostgres = await startPostgres();
  process.env.RAPPORT_TEST_SERVER = globalThis.rapportPostgres.url;
  process.env.RAPPORT_TEST_PREFIX = `rapport_test_${randomBytes(4).toString('hex')}`;
  process.env.RAPPORT_TEST_BUILD = buildApi();
  globalThis.rapportParts = await offerSharedParts();
  process.env.RAPPORT_TEST_PARTS = String(globalThis.rapportParts.port);
}

import { rmSync } from 'node:fs';
import { apiRole, databasesLike, onServer } from './databases.ts';

export default async function globalTeardown(): Promise<void> {
  await globalThis.rapportParts.stop();
  rmSync(process.env.RAPPORT_TEST_BUILD!, { recursive: true, force: true });
  const { url, stop } = globalThis.rapportPostgres;
  // A given server keeps running, so everything that was created there is removed.
  for (const name of await databasesLike(url, `${process.env.RAPPORT_TEST_PREFIX}%`)) {
    await onServer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
  await onServer(url, `DROP ROLE IF EXISTS ${apiRole()}`);
  await stop();
}

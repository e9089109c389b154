import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageBin, REPOSITORY, runNode } from '@rapport/workspace-kit';
import { startPgBouncer } from './pgbouncer/start-pgbouncer.ts';
import { startPostgres } from './postgres/start-postgres.ts';

/**
 * `pnpm test:pgbouncer`: runs the API's tests with PgBouncer in transaction mode in front of Postgres. Needs the
 * program `pgbouncer` (Debian: apt-get install pgbouncer). Arguments go to Jest.
 */

const folder = mkdtempSync(join(tmpdir(), 'rapport-pgbouncer-'));
// Postgres may run under another account; secrets inside have stricter permissions.
chmodSync(folder, 0o755);
try {
  const postgres = await startPostgres({ dataDir: folder, port: 0 });
  const pooler = await startPgBouncer(postgres.adminUrl);
  const jest = ['--selectProjects', 'api', '--maxWorkers=2', ...process.argv.slice(2)];
  const { code } = await runNode([packageBin(REPOSITORY, 'jest'), ...jest], {
    cwd: REPOSITORY,
    env: {
      ...process.env,
      TEST_DATABASE_URL: postgres.adminUrl,
      TEST_POOLER_URL: pooler.url,
    },
    show: 'both',
  });
  await pooler.stop();
  await postgres.stop();
  rmSync(postgres.clusterDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onStopRequest, StepError } from '@rapport/workspace-kit';
import { PostgresError } from './postgres-error.ts';
import { startPostgres } from './start-postgres.ts';

/**
 * Runs an embedded Postgres as a separate program, for tests and tools. RAPPORT_DATA sets the data folder (default:
 * a temporary one without fsync, deleted at the end), PORT the port (default: any free one). Writes one line of
 * JSON, `{"databaseUrl": …}`, when it's ready, and stops when its input closes or on SIGTERM.
 */
async function main(): Promise<void> {
  const given = process.env['RAPPORT_DATA'];
  const dataDir = given || temporaryFolder();
  const leave = (code: number, clusterDir?: string) => {
    if (!given) remove(dataDir, clusterDir);
    process.exit(code);
  };
  const running = await startPostgres({
    dataDir,
    port: portFrom(process.env['PORT']),
    durable: Boolean(given),
    log: (line) => console.error(line),
    onExit: (reason) => {
      console.error(reason.message);
      leave(1, running.clusterDir);
    },
  }).catch((error: unknown) => {
    if (!given) remove(dataDir);
    throw error;
  });
  onStopRequest(() => void running.stop().then(() => leave(0, running.clusterDir)));
  console.log(JSON.stringify({ databaseUrl: running.adminUrl }));
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rapport-postgres-'));
  // Postgres may run under another account; secrets inside have stricter permissions.
  chmodSync(folder, 0o755);
  return folder;
}

function remove(...folders: (string | undefined)[]): void {
  for (const folder of folders) if (folder) rmSync(folder, { recursive: true, force: true });
}

function portFrom(text: string | undefined): number {
  const port = Number(text || '0');
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new PostgresError('port-taken', `PORT is "${text}"; it must be a number from 0 to 65535.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof StepError ? error.message : error);
  process.exitCode = 1;
});

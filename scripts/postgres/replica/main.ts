import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onStopRequest, StepError } from '@rapport/workspace-kit';
import { choosePlace, makeRoot } from '../place.ts';
import { startOnPort } from '../start-postgres.ts';
import { stopGuarded } from '../stop.ts';
import { copyPrimary, dropSlot } from './copy-primary.ts';

const READY = 'database system is ready to accept read-only connections';

/**
 * Runs a streaming replica of an embedded Postgres on this machine, for tests. PRIMARY_URL is the primary's
 * superuser. Writes one line of JSON, `{"databaseUrl": …}`, when it can be read, and stops when its input closes or
 * on SIGTERM.
 */
async function main(): Promise<void> {
  const primary = process.env['PRIMARY_URL'];
  if (!primary) throw new StepError('PRIMARY_URL is missing: the address of the primary.');
  const slot = `replica_${process.pid}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'rapport-replica-'));
  // Postgres may run under another account.
  chmodSync(folder, 0o755);
  const remove = async () => {
    await dropSlot(primary, slot).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const place = choosePlace(makeRoot(folder), () => {});
    await copyPrimary(primary, slot, place.cluster, place.user);
    const { port, postgres } = await startOnPort(place, 0, false, READY);
    const leave = async (code: number) => {
      await remove();
      process.exit(code);
    };
    let stopping = false;
    void postgres.exited.then(() => {
      if (stopping) return;
      console.error(`The replica ended: ${postgres.output()}`);
      void leave(1);
    });
    onStopRequest(() => {
      stopping = true;
      void stopGuarded(postgres, place.cluster, () => {}).then(() => leave(0));
    });
    const url = new URL(primary);
    url.port = String(port);
    console.log(JSON.stringify({ databaseUrl: url.href }));
  } catch (error) {
    await remove();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StepError ? error.message : error);
  process.exitCode = 1;
});

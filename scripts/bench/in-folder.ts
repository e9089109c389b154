import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Keeps for the end what stops something. */
export type Later = (stop: () => unknown) => void;

/**
 * Runs `work` in a temporary folder. Whether it succeeds or not, what it gave to `later` is then done, the
 * last first, and the folder is removed.
 */
export async function inFolder(
  work: (folder: string, later: Later) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-bench-'));
  // Postgres may run under another account; what is secret inside has its own permissions.
  chmodSync(folder, 0o755);
  const stops: (() => unknown)[] = [];
  try {
    await work(folder, (stop) => void stops.push(stop));
  } finally {
    for (const stop of stops.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

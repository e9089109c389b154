import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Registers a function that stops something at the end. */
export type Later = (stop: () => unknown) => void;

/**
 * Runs `work` in a temporary folder. Afterward, even after a failure, calls the functions passed to `later`, the
 * last first, and removes the folder.
 */
export async function inFolder(
  work: (folder: string, later: Later) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-bench-'));
  // Postgres may run under another account; secrets inside have stricter permissions.
  chmodSync(folder, 0o755);
  const stops: (() => unknown)[] = [];
  try {
    await work(folder, (stop) => void stops.push(stop));
  } finally {
    for (const stop of stops.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

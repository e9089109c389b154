import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FolderLock, lockFolder } from '../postgres/folder-lock.ts';
import { PostgresError } from '../postgres/postgres-error.ts';

const POLL_MS = 100;
const PATIENCE_MS = 5 * 60_000;

/**
 * Takes a folder for this process, after whoever has it now.
 * @param onWait called once when there is somebody to wait for
 * @throws PostgresError `folder-in-use` after five minutes
 */
export async function waitForLock(folder: string, onWait?: () => void): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const deadline = performance.now() + PATIENCE_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return lockFolder(folder);
    } catch (error) {
      const inUse = error instanceof PostgresError && error.code === 'folder-in-use';
      if (!inUse || performance.now() > deadline) throw error;
      if (attempt === 1) onWait?.();
      await sleep(POLL_MS);
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode, lockOwner, seconds, StepError } from '@rapport/workspace-kit';
import { hasStackFile, removeStackFile } from './stack-file.ts';

const POLL_MS = 100;
/** More than all parts together need to finish their requests. */
const PATIENCE_MS = 60_000;

interface StopOptions {
  dataDir: string;
  print: (line: string) => void;
  patienceMs?: number;
}

/**
 * Stops the stack that runs on a data folder, and waits until it has ended.
 * @throws StepError if no stack runs there, or it can't be stopped
 */
export async function stopStack({
  dataDir,
  print,
  patienceMs = PATIENCE_MS,
}: StopOptions): Promise<void> {
  const owner = lockOwner(dataDir);
  if (!owner?.lives) {
    const wasKilled = owner !== undefined || hasStackFile(dataDir);
    removeStackFile(dataDir);
    throw new StepError(
      wasKilled
        ? `Rapport doesn't run on ${dataDir}: the start that used it${owner ? ` (process ${owner.pid})` : ''} was killed. Its parts end by themselves, and the next start cleans up.`
        : `Rapport doesn't run on ${dataDir}. To stop one that runs on another folder, name it: RAPPORT_DATA=<folder> pnpm stop.`,
    );
  }
  const { pid } = owner;
  const started = performance.now();
  print(`Stopping Rapport on ${dataDir} (process ${pid}).`);
  requestEnd(pid);
  const isThere = () => {
    const now = lockOwner(dataDir);
    return now?.pid === pid && now.lives;
  };
  while (isThere()) {
    if (performance.now() - started > patienceMs) {
      throw new StepError(
        `Process ${pid} is still there after ${seconds(patienceMs)}. The logs in ${dataDir}/logs say what it waits for; "kill -9 ${pid}" ends it, and its parts with it.`,
      );
    }
    await sleep(POLL_MS);
  }
  print(`Rapport has stopped (${seconds(performance.now() - started)}).`);
}

function requestEnd(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch (error) {
    if (hasCode(error, 'EPERM')) {
      throw new StepError(
        `Process ${pid} belongs to another account, so it can't be stopped from here. Run the command as that account.`,
      );
    }
    // It has just ended.
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLineNames } from '@rapport/workspace-kit';
import { PostgresError } from './postgres-error.ts';

/** Returns the pid of a running Postgres that uses exactly this folder, if there is one. */
function postmasterOf(cluster: string): number | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const pid = Math.abs(Number.parseInt(text, 10));
  return commandLineNames(pid, cluster) ? pid : undefined;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended in the meantime.
  }
}

async function gone(cluster: string, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (postmasterOf(cluster) !== undefined) {
    if (Date.now() > end) return false;
    await sleep(50);
  }
  return true;
}

/**
 * Stops a Postgres whose parent is gone (an orphan). Only a process whose command line contains this folder gets a
 * signal; the caller has locked the folder, so no running start owns it.
 */
export async function stopOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const pid = postmasterOf(cluster);
  if (pid === undefined) return;
  log(`Stopping a Postgres that an earlier start left behind (process ${pid})`);
  signal(pid, 'SIGINT');
  if (await gone(cluster, 15_000)) return;
  // Immediate: the next start replays the log, so no acknowledged data is lost.
  signal(pid, 'SIGQUIT');
  if (await gone(cluster, 10_000)) return;
  throw new PostgresError(
    'folder-in-use',
    `A Postgres of an earlier start (process ${pid}) still works on ${cluster} and does not end. End it with "kill -9 ${pid}" and start again.`,
  );
}

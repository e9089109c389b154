import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Print, StepError } from '@rapport/workspace-kit';
import { type Length } from './test-plan.ts';

/** Context of all parts of a test run. */
export interface Suite {
  /** Temporary folder of this run. */
  folder: string;
  print: Print;
  signal: AbortSignal;
  length: Length;
  /** Environment of the tests; CHROMIUM_PATH is the Chromium that some of them start. */
  env: NodeJS.ProcessEnv;
}

const PREFIX = 'rapport-test-';
/** A run with browsers writes about a gigabyte: databases, builds, profiles, traces. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Creates the temporary folder of a run, and removes those of killed runs.
 * @throws StepError if the disk has too little space for a run
 */
export function makeRunFolder({ place = tmpdir(), needed = NEEDED_BYTES } = {}): string {
  removeLeftovers(place);
  const { bavail, bsize } = statfsSync(place);
  if (bavail * bsize < needed) {
    throw new StepError(
      `The tests need about ${Math.ceil(needed / 1024 ** 3)} GB in ${place}, which has ${Math.floor((bavail * bsize) / 1024 ** 2)} MB left. Make room there, or set TMPDIR to a folder that has more.`,
    );
  }
  const folder = mkdtempSync(join(place, `${PREFIX}${process.pid}-`));
  // Postgres may run under another account; secrets inside have stricter permissions.
  chmodSync(folder, 0o755);
  return folder;
}

/** The name of a folder contains the pid of its process. Its Postgres and servers ended with that process. */
function removeLeftovers(place: string): void {
  for (const name of readdirSync(place)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    rmSync(join(place, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another account is running, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderError, folderError } from './folder-error.ts';
import { startTimeOf } from './process-identity.ts';
import { hasCode } from './system-error.ts';

const POLL_MS = 100;
const PATIENCE_MS = 5 * 60_000;

type Owner = { pid: number; startTime: string };

/** The process that has locked a folder. */
export interface LockOwner {
  pid: number;
  /** False if it ended without unlocking the folder. */
  lives: boolean;
}

/** Unlocks the folder; doesn't remove a lock that another process has taken over. */
export type FolderLock = { release(): void };

function parseOwner(text: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('pid' in value) || typeof value.pid !== 'number') return undefined;
    if (!('startTime' in value) || typeof value.startTime !== 'string') return undefined;
    return { pid: value.pid, startTime: value.startTime };
  } catch {
    return undefined;
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const lives = (owner: Owner | undefined) =>
  owner !== undefined && startTimeOf(owner.pid) === owner.startTime;

/** Reads which process has locked a folder; undefined if none has. */
export function lockOwner(folder: string): LockOwner | undefined {
  const owner = parseOwner(readIfThere(path.join(folder, 'lock.json')) ?? '');
  return owner && { pid: owner.pid, lives: lives(owner) };
}

function refuse(folder: string, owner: Owner | undefined): never {
  throw new FolderError(
    'folder-in-use',
    `The data in ${folder} is in use by another start of this program (process ${owner?.pid ?? 'unknown'}). Stop that one first, or choose another folder with RAPPORT_DATA and other ports with RAPPORT_PORT.`,
  );
}

/**
 * Locks the folder for this process, so a second start can't stop a running database. A lock whose owner has ended
 * is taken over.
 *
 * @throws FolderError `folder-in-use` while its owner is running
 */
export function lockFolder(folder: string): FolderLock {
  const file = path.join(folder, 'lock.json');
  const mine = `${file}.${process.pid}`;
  const text = JSON.stringify({ pid: process.pid, startTime: startTimeOf(process.pid) ?? '' });
  try {
    writeFileSync(mine, text, { mode: 0o600 });
    // Several starts may find the same stale lock at once: each retries after the one that moved it.
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if (claim(mine, file)) return { release: () => release(file, text) };
      setAsideStale(file, folder);
    }
    return refuse(folder, parseOwner(readIfThere(file) ?? ''));
  } catch (error) {
    throw folderError(error, folder);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** A link is created atomically, so no one ever reads an incomplete lock. */
function claim(mine: string, file: string): boolean {
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function setAsideStale(file: string, folder: string): void {
  const seen = readIfThere(file);
  if (seen === undefined) return;
  const owner = parseOwner(seen);
  if (lives(owner)) refuse(folder, owner);
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  // Another start may have taken the stale lock over between reading and moving: restore it.
  if (lives(parseOwner(readIfThere(aside) ?? ''))) claim(aside, file);
  rmSync(aside, { force: true });
}

function release(file: string, text: string): void {
  if (readIfThere(file) === text) rmSync(file, { force: true });
}

/**
 * Locks a folder for this process; waits for the process that has the lock now.
 * @param onWait called once if the folder is locked
 * @throws FolderError `folder-in-use` after five minutes
 */
export async function waitForLock(folder: string, onWait?: () => void): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const deadline = performance.now() + PATIENCE_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return lockFolder(folder);
    } catch (error) {
      const inUse = error instanceof FolderError && error.code === 'folder-in-use';
      if (!inUse || performance.now() > deadline) throw error;
      if (attempt === 1) onWait?.();
      await sleep(POLL_MS);
    }
  }
}

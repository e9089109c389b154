import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FolderLock, lockFolder } from '../postgres/folder-lock.ts';
import { PostgresError } from '../postgres/postgres-error.ts';
import { type Print, seconds } from '../terminal/steps.ts';
import { type BuiltRoom, buildRoom } from './build-room.ts';
import { findRooms, type Room } from './rooms.ts';

/** Each tool keeps about one core busy. */
const AT_ONCE = 2;

/**
 * Builds every room that has changed. Two starts at the same time build one after the other, so
 * that the second finds the work of the first.
 * @throws StepError for the first room that fails
 */
export async function buildAll(workspace: string, print: Print): Promise<BuiltRoom[]> {
  const lock = await waitForLock(join(workspace, 'node_modules/.cache/rapport-build'), print);
  try {
    return await buildRooms(workspace, findRooms(workspace), print);
  } finally {
    lock.release();
  }
}

async function buildRooms(workspace: string, rooms: Room[], print: Print): Promise<BuiltRoom[]> {
  const waiting = [...rooms];
  const built: BuiltRoom[] = [];
  let failed = false;
  const work = async () => {
    for (let room = waiting.shift(); room && !failed; room = waiting.shift()) {
      const started = performance.now();
      try {
        const result = await buildRoom(workspace, room);
        built.push(result);
        if (result.rebuilt) {
          print(`  ${room.name.padEnd(14)} built (${seconds(performance.now() - started)})`);
        }
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return built;
}

async function waitForLock(folder: string, print: Print): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  for (let attempt = 0; ; attempt += 1) {
    try {
      return lockFolder(folder);
    } catch (error) {
      const inUse = error instanceof PostgresError && error.code === 'folder-in-use';
      if (!inUse || attempt > 600) throw error;
      if (attempt === 0) print('  Waiting for another start that is building');
      await sleep(500);
    }
  }
}

import { join } from 'node:path';
import { findRooms, type Print, printDone, type Room, waitForLock } from '@rapport/workspace-kit';
import { type BuiltRoom, buildRoom } from './build-room.ts';

/** Each tool uses about one core. */
const AT_ONCE = 2;

export interface BuildOptions {
  print: Print;
  /** Stops the tools when aborted. */
  signal?: AbortSignal | undefined;
}

/**
 * Builds every room that has changed. Of two starts at the same time, the second waits and finds the first one's
 * builds.
 * @throws StepError for the first room that fails
 */
export async function buildAll(
  workspace: string,
  { print, signal }: BuildOptions,
): Promise<BuiltRoom[]> {
  const folder = join(workspace, 'node_modules/.cache/rapport-build');
  const lock = await waitForLock(folder, () =>
    print('  Waiting for another start that is building'),
  );
  try {
    return await buildRooms(workspace, findRooms(workspace), { print, signal });
  } finally {
    lock.release();
  }
}

async function buildRooms(
  workspace: string,
  rooms: Room[],
  { print, signal }: BuildOptions,
): Promise<BuiltRoom[]> {
  const waiting = [...rooms];
  const built: BuiltRoom[] = [];
  let failed = false;
  const work = async () => {
    for (let room = waiting.shift(); room && !failed; room = waiting.shift()) {
      const started = performance.now();
      try {
        const result = await buildRoom(workspace, room, { ...(signal && { signal }) });
        built.push(result);
        if (result.rebuilt) {
          printDone(print, room.name, 'built', started);
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

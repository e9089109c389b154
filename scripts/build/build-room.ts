import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  hashOutput,
  hashSources,
  packageBin,
  type Room,
  runNode,
  StepError,
} from '@rapport/workspace-kit';
import { precompress } from '@rapport/origin';
import { readStamp, writeStamp } from './stamp.ts';

export interface BuiltRoom {
  name: string;
  dist: string;
  /** Hash of the output. */
  content: string;
  /** False if the earlier build was still up to date. */
  rebuilt: boolean;
}

/** Builds `dist` of a room from its sources; rejects if that fails. */
type BuildTool = (workspace: string, room: Room, signal: AbortSignal | undefined) => Promise<void>;

/**
 * Builds a room, unless its inputs haven't changed since its last build.
 * @throws StepError with the room and the tool's output
 */
export async function buildRoom(
  workspace: string,
  room: Room,
  { tool = runTool, signal }: { tool?: BuildTool; signal?: AbortSignal } = {},
): Promise<BuiltRoom> {
  const dist = join(workspace, room.dir, 'dist');
  // A build with public source maps differs, although the sources are the same.
  const salt = `${process.version} ${process.env.SOURCE_MAPS ?? ''}`;
  const inputs = await hashSources(workspace, room.inputs, salt);
  const stamp = await readStamp(dist);
  if (stamp?.inputs === inputs) {
    return { name: room.name, dist, content: stamp.content, rebuilt: false };
  }
  // No file of an earlier build may stay, especially not a migration that was renamed.
  await rm(dist, { recursive: true, force: true });
  await tool(workspace, room, signal);
  if (room.tool === 'vite') await precompress(dist);
  const content = await hashOutput(dist);
  await writeStamp(dist, { inputs, content });
  return { name: room.name, dist, content, rebuilt: true };
}

async function runTool(
  workspace: string,
  room: Room,
  signal: AbortSignal | undefined,
): Promise<void> {
  const cwd = join(workspace, room.dir);
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined };
  const { code, output } = await runNode(toolCommand(room, cwd), {
    cwd,
    env,
    ...(signal && { signal }),
  });
  signal?.throwIfAborted();
  if (code !== 0) {
    throw new StepError(
      `${room.name} could not be built (${room.tool} in ${room.dir}/). Nothing was started.\n\n${stripVTControlCharacters(output).trim()}`,
    );
  }
}

function toolCommand(room: Room, cwd: string): string[] {
  switch (room.tool) {
    case 'vite':
      return [
        packageBin(cwd, 'vite'),
        ...['build', '--configLoader', 'runner', '--logLevel', 'warn'],
      ];
    case 'tsc':
      return [
        packageBin(cwd, 'typescript', 'tsc'),
        // The incremental state would claim that the files which were just removed still exist.
        ...['-p', 'tsconfig.build.json', '--incremental', 'false', '--tsBuildInfoFile', 'null'],
        // As with the front ends, `pnpm check` checks the types: that takes longer than the rest of the build.
        '--noCheck',
      ];
    default:
      return room.tool satisfies never;
  }
}

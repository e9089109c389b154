import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  hashSources,
  listFiles,
  packageBin,
  type Print,
  type Room,
  runNode,
  StepError,
  waitForLock,
} from '@rapport/workspace-kit';
import { precompress } from '@rapport/origin';

/** Builds a room into a folder, which it replaces. */
export type BuildInto = (workspace: string, room: Room, folder: string) => Promise<void>;

/**
 * Builds a remote twice and returns the folder of the first build if both are identical byte for byte: anyone who
 * builds these sources gets what is released.
 * @returns a folder, and `remove` to delete it
 * @throws StepError with the files that differ
 */
export async function buildReproducibly(
  workspace: string,
  room: Room,
  print: Print,
  buildInto: BuildInto = viteBuild,
): Promise<{ folder: string; remove(): Promise<void> }> {
  const place = join(workspace, room.dir, 'node_modules/.cache/release');
  // Both have the same depth, because source maps contain paths relative to their folder.
  const folders = [1, 2].map((which) => join(place, `${process.pid}-${which}`));
  const [first = '', second = ''] = folders;
  const removeAll = (doomed: string[]) =>
    Promise.all(doomed.map((folder) => rm(folder, { recursive: true, force: true })));
  // The plugin writes generated modules into the room, so two builds of one room must not overlap.
  const lock = await waitForLock(join(workspace, 'node_modules/.cache/rapport-build'), () =>
    print('  Waiting for another command that is building'),
  );
  try {
    await mkdir(place, { recursive: true });
    const sources = () => hashSources(workspace, room.inputs, '');
    const before = await sources();
    for (const folder of folders) await buildInto(workspace, room, folder);
    if ((await sources()) !== before) {
      throw new StepError(
        `The sources of ${room.name} changed while it was built. Run the command again.`,
      );
    }
    await requireSameBytes(room.name, first, second);
    await precompress(first);
  } catch (error) {
    await removeAll([first]);
    throw error;
  } finally {
    await removeAll([second]);
    lock.release();
  }
  return { folder: first, remove: async () => void (await removeAll([first])) };
}

async function requireSameBytes(name: string, first: string, second: string): Promise<void> {
  const pathsOf = async (folder: string) =>
    (await listFiles(folder, ['.'], /^$/)).map((file) =>
      relative(folder, file).replaceAll(sep, '/'),
    );
  const [one, other] = [await pathsOf(first), await pathsOf(second)];
  const different = new Set<string>();
  for (const path of new Set([...one, ...other])) {
    const [left, right] = await Promise.all(
      [first, second].map((folder) => readFile(join(folder, path)).catch(() => undefined)),
    );
    if (!left || !right || !left.equals(right)) different.add(path);
  }
  if (different.size === 0) return;
  throw new StepError(
    `${name} is not built reproducibly: two builds of the same sources differ, so it was not released.\n- ${[...different].sort().join('\n- ')}\nLook for what changes from build to build: a date, a random name, an order that depends on timing.`,
  );
}

const viteBuild: BuildInto = async (workspace, room, folder) => {
  const cwd = join(workspace, room.dir);
  const { code, output } = await runNode(
    [
      packageBin(cwd, 'vite'),
      ...['build', '--configLoader', 'runner', '--logLevel', 'warn'],
      ...['--outDir', folder, '--emptyOutDir'],
    ],
    { cwd, env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined } },
  );
  if (code !== 0) {
    throw new StepError(
      `${room.name} could not be built, so it was not released.\n\n${stripVTControlCharacters(output).trim()}`,
    );
  }
};

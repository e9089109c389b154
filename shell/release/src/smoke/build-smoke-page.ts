import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  packageBin,
  type Print,
  type Room,
  runNode,
  StepError,
  waitForLock,
} from '@rapport/workspace-kit';
import { BUILT_REMOTE_PATH } from './serve-smoke-page.ts';

/** A page that renders only a built remote. */
export interface SmokePage {
  /** Folder of its files. */
  folder: string;
  remove(): Promise<void>;
}

/**
 * Builds a remote's page as described by `vite-smoke` of its remote kit: its stand-alone page, with the built
 * remote in place of the sources.
 * @throws StepError if the build fails
 */
export async function buildSmokePage(
  workspace: string,
  room: Pick<Room, 'name' | 'dir'>,
  print: Print,
): Promise<SmokePage> {
  const cwd = resolve(workspace, room.dir);
  // Inside the room, so that the configuration finds the remote's dependencies.
  const place = join(cwd, 'node_modules/.cache/release', `smoke-${process.pid}`);
  const folder = join(place, 'page');
  const remove = () => rm(place, { recursive: true, force: true });
  const lock = await waitForLock(join(workspace, 'node_modules/.cache/rapport-build'), () =>
    print('  Waiting for another command that is building'),
  );
  try {
    await mkdir(place, { recursive: true });
    const config = join(place, 'vite.config.mjs');
    const options = {
      name: room.name,
      room: cwd,
      outDir: folder,
      entry: `${BUILT_REMOTE_PATH}remoteEntry.js`,
    };
    await writeFile(
      config,
      `import { smokeConfig } from '@rapport/remote-kit/vite-smoke';\nexport default smokeConfig(${JSON.stringify(options)});\n`,
    );
    const build = ['build', '--config', config, '--configLoader', 'runner', '--logLevel', 'warn'];
    const { code, output } = await runNode([packageBin(cwd, 'vite'), ...build], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined },
    });
    if (code !== 0) {
      throw new StepError(
        `The page in which ${room.name} is tried before its release could not be built, so it was not released. To release without this test, pass --no-smoke.\n\n${stripVTControlCharacters(output).trim()}`,
      );
    }
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  } finally {
    lock.release();
  }
}

import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { hasCode, messageOf, StepError, waitForLock } from '@rapport/workspace-kit';
import { type ObjectStore } from './object-store.ts';

/** Opens a folder as a store: the data folder of a local stack, or one that a web server serves. */
export function folderStore(root: string): ObjectStore {
  const pathOf = (key: string) => join(root, ...key.split('/'));
  const read = async (key: string) => {
    try {
      const bytes = await readFile(pathOf(key));
      return { bytes, tag: createHash('sha256').update(bytes).digest('hex') };
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
      throw new StepError(`${pathOf(key)} cannot be read: ${messageOf(error)}`);
    }
  };

  return {
    name: root,
    keepsCompressed: true,
    read,

    async names(folder) {
      try {
        return await readdir(pathOf(folder));
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return [];
        throw new StepError(`${pathOf(folder)} cannot be read: ${messageOf(error)}`);
      }
    },

    async files(folder) {
      const root = pathOf(folder);
      try {
        const entries = await readdir(root, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) =>
            relative(root, join(parentPath, name)).replaceAll(sep, '/'),
          );
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return [];
        throw new StepError(`${root} cannot be read: ${messageOf(error)}`);
      }
    },

    create: (key, bytes) =>
      writing(root, async () => {
        const file = pathOf(key);
        const unfinished = await writeBeside(file, bytes);
        try {
          // A link is created atomically, and never replaces an existing file.
          await link(unfinished, file);
          return 'created';
        } catch (error) {
          if (hasCode(error, 'EEXIST')) return 'exists';
          throw error;
        } finally {
          await rm(unfinished, { force: true });
        }
      }),

    replace: (key, bytes, tag) =>
      writing(root, async () => {
        const file = pathOf(key);
        await mkdir(dirname(file), { recursive: true });
        const lock = await waitForLock(dirname(file));
        try {
          if ((await read(key))?.tag !== tag) return 'changed';
          await rename(await writeBeside(file, bytes), file);
          return 'written';
        } finally {
          lock.release();
        }
      }),
  };
}

/** Hidden, so that no server serves an incomplete file. */
async function writeBeside(file: string, bytes: Buffer): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    await writeFile(unfinished, bytes);
  } catch (error) {
    // On a full disk, an incomplete file would only take up space.
    await rm(unfinished, { force: true });
    throw error;
  }
  return unfinished;
}

async function writing<T>(root: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC', 'EDQUOT')) {
      throw new StepError(
        `${root} cannot be written (${messageOf(error)}). Nothing was released; correct its permissions or its space and run the command again.`,
        { cause: error },
      );
    }
    throw error;
  }
}

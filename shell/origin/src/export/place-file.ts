import { constants } from 'node:fs';
import { copyFile, link, mkdir, readFile, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Places a file in a site: a link to that of the previous export if it has the same bytes, otherwise a copy. A link
 * to the source would let a change of the served file change the release itself.
 */
export async function placeFile(source: string, file: string, before?: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  if (before !== undefined && (await isCopy(before, source))) {
    const isLinked = await link(before, file).then(
      () => true,
      () => false,
    );
    if (isLinked) return;
  }
  await copyFile(source, file, constants.COPYFILE_FICLONE);
}

/**
 * Restores a file as a copy of its source, atomically for readers.
 * @returns true if it differed
 */
export async function mendFile(source: string, file: string): Promise<boolean> {
  if (await isCopy(file, source)) return false;
  const unfinished = join(dirname(file), `.${basename(file)}-${process.pid}`);
  await placeFile(source, unfinished);
  await rename(unfinished, file);
  return true;
}

/** Returns whether a file has the bytes of another one without being the same file. */
async function isCopy(file: string, source: string): Promise<boolean> {
  const [own, other] = await Promise.all([stat(file).catch(() => undefined), stat(source)]);
  if (own?.size !== other.size || (own.ino === other.ino && own.dev === other.dev)) return false;
  const [bytes, expected] = await Promise.all([readFile(file), readFile(source)]);
  return bytes.equals(expected);
}

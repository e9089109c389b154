import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry, type Registry } from '@rapport/remote-api/registry';
import { hasCode } from '../process/system-error.ts';
import { waitForLock } from '../process/wait-for-lock.ts';
import { messageOf, StepError } from '../terminal/steps.ts';

/** Somebody else has written since the registry was read: read it again and decide again. */
export class RegistryChanged extends StepError {
  override readonly name = 'RegistryChanged';
}

/** The registry of one data folder. Several programs may write it; none overwrites another's change. */
export interface RegistryStore {
  file: string;
  /** The registry, or undefined before the first write. */
  read(): Promise<Registry | undefined>;
  /**
   * Writes the next revision.
   * @param next with the revision that it was made from (0 for the first)
   * @returns what was written, its revision grown by one
   * @throws RegistryChanged when the file no longer has that revision
   */
  write(next: Registry): Promise<Registry>;
}

/** The registry in `<dataDir>/registry`. */
export function registryStore(dataDir: string): RegistryStore {
  const folder = join(dataDir, 'registry');
  const file = join(folder, 'remotes.json');
  const read = () => readRegistry(file);

  return {
    file,
    read,
    async write(next) {
      await mkdir(folder, { recursive: true });
      const lock = await waitForLock(folder);
      try {
        const revision = (await read())?.revision ?? 0;
        if (revision !== next.revision) {
          throw new RegistryChanged(
            `${file} is at revision ${revision}, and this change was made from ${next.revision}. Try again.`,
          );
        }
        const written = { ...next, revision: revision + 1 };
        // Renamed into place, so that a reader sees the old registry or the new one, never a part.
        await writeFile(`${file}.new`, `${JSON.stringify(written, null, 2)}\n`);
        await rename(`${file}.new`, file);
        return written;
      } finally {
        lock.release();
      }
    },
  };
}

async function readRegistry(file: string): Promise<Registry | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  try {
    const { registry, problems } = parseRegistry(JSON.parse(text));
    // Writing it back would drop what could not be read.
    if (problems.length > 0) throw new Error(problems.join(' '));
    return registry;
  } catch (error) {
    throw new StepError(
      `${file} is not in order: ${messageOf(error)} Correct it, or delete it to have it made anew.`,
    );
  }
}

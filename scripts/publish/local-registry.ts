import { join } from 'node:path';
import { type Registry } from '@rapport/registry';
import { type Change, changeRegistry, UnreadableRegistry } from '@rapport/registry/changes';
import { folderStore, REGISTRY_KEY, registryFile } from '@rapport/release';
import { StepError } from '@rapport/workspace-kit';

const TRIES = 5;

/**
 * Changes the registry of a data folder, which releases may change at the same time.
 * @returns the current registry, and its file
 * @throws StepError if it's invalid, or others were faster each time
 */
export async function changeLocalRegistry(
  dataDir: string,
  change: Change,
): Promise<{ registry: Registry; file: string }> {
  const file = join(dataDir, REGISTRY_KEY);
  const stored = registryFile(folderStore(dataDir));
  const outcome = await changeRegistry(stored, change, { tries: TRIES, onRace: () => {} }).catch(
    (error: unknown) => {
      if (!(error instanceof UnreadableRegistry)) throw error;
      throw new StepError(
        `${file} is not in order: ${error.message} Correct it, or delete it to create a new one.`,
      );
    },
  );
  if (outcome.status === 'contended') {
    throw new StepError(`${file} was changed by others ${TRIES} times in a row. Try again.`);
  }
  return { registry: outcome.after, file };
}

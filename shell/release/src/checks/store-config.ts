import { describeConfigProblems, readConfig } from '@rapport/registry/config';
import { StepError } from '@rapport/workspace-kit';
import { CONFIG_KEY, type ObjectStore } from '../stores/object-store.ts';

/**
 * Checks the shell's settings beside the registry of a deployment, so that nothing is released to a site where no
 * page could start. The data folder of a local stack has none: its origin gets them from the stack.
 * @throws StepError that lists everything that is wrong
 */
export async function requireStoreConfig(store: ObjectStore): Promise<void> {
  const found = await store.read(CONFIG_KEY);
  if (!found) return;
  const where = `${CONFIG_KEY} in ${store.name}`;
  const { problems } = readConfig(found.bytes.toString());
  if (problems.length === 0) return;
  throw new StepError(
    `${describeConfigProblems(where, problems)}\nNothing was released. Correct the file and run the command again.`,
  );
}

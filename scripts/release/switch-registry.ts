import { parseRegistry, type Registry } from '@rapport/remote-api/registry';
import { messageOf, type Print, StepError } from '../terminal/steps.ts';
import { REGISTRY_KEY, type ObjectStore } from './object-store.ts';

const TRIES = 5;

/**
 * Changes the registry of a store, whoever else changes it at the same moment: when somebody was
 * faster, the change is made anew from what they have written.
 * @param change makes the next registry from the present one (undefined before the first); it may
 *   run several times, and returns its argument when nothing is to be written
 * @returns the registry before and after, and the latter's revision grown by one if it was written
 * @throws StepError when others were faster five times
 */
export async function switchRegistry(
  store: ObjectStore,
  print: Print,
  change: (registry: Registry | undefined) => Registry,
): Promise<{ before: Registry | undefined; after: Registry }> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const read = await readWithTag(store);
    const next = change(read?.registry);
    if (next === read?.registry) return { before: read.registry, after: next };
    const after = { ...next, revision: (read?.registry.revision ?? 0) + 1 };
    const bytes = Buffer.from(`${JSON.stringify(after, null, 2)}\n`);
    if ((await store.replace(REGISTRY_KEY, bytes, read?.tag)) === 'written') {
      return { before: read?.registry, after };
    }
    print('  Somebody else has changed the registry at this moment; looking at it again');
  }
  throw new StepError(
    `The registry in ${store.name} was changed by others ${TRIES} times in a row, so nothing was switched. Run the command again.`,
  );
}

/**
 * The registry of a store, or undefined before the first release.
 * @throws StepError when it is not in order: writing it back would drop what cannot be read
 */
export async function readRegistry(store: ObjectStore): Promise<Registry | undefined> {
  return (await readWithTag(store))?.registry;
}

async function readWithTag(store: ObjectStore) {
  const found = await store.read(REGISTRY_KEY);
  if (!found) return undefined;
  try {
    const { registry, problems } = parseRegistry(JSON.parse(found.bytes.toString()));
    if (problems.length > 0) throw new Error(problems.join(' '));
    return { registry, tag: found.tag };
  } catch (error) {
    throw new StepError(
      `${REGISTRY_KEY} in ${store.name} is not in order: ${messageOf(error)} Correct it, then run the command again.`,
    );
  }
}

import { type Registry } from '@rapport/registry';
import {
  type Change,
  changeRegistry,
  readRegistry,
  type RegistryFile,
  UnreadableRegistry,
} from '@rapport/registry/changes';
import { type Print, StepError } from '@rapport/workspace-kit';
import { bringToSites, expectedAfter } from './site/site-shows.ts';
import { type ObjectStore, REGISTRY_KEY } from './stores/object-store.ts';

const TRIES = 5;

/**
 * Changes the registry of a store, even during concurrent changes, exports the sites that depend on it, and checks
 * that they serve it.
 * @returns the registry before and after, and whether the sites serve it
 * @throws StepError if other changes were faster five times, or the registry is invalid
 */
export async function switchRegistry(
  store: ObjectStore,
  print: Print,
  change: Change,
): Promise<{ before: Registry | undefined; after: Registry; served: boolean }> {
  const onRace = () => print('  Someone else has just changed the registry. Looking at it again');
  const outcome = await changeRegistry(registryFile(store), change, { tries: TRIES, onRace }).catch(
    (error: unknown) => refuseUnreadable(store, error),
  );
  switch (outcome.status) {
    case 'changed':
      return {
        before: outcome.before,
        after: outcome.after,
        served: await bringToSites(
          store,
          print,
          'The registry is switched',
          await expectedAfter(store, outcome.before, outcome.after),
        ),
      };
    case 'unchanged':
      return {
        before: outcome.after,
        after: outcome.after,
        served: await bringToSites(store, print, 'The registry is as it was', {
          revision: outcome.after.revision,
          remotes: [],
        }),
      };
    case 'contended':
      throw new StepError(
        `The registry in ${store.name} was changed by others ${TRIES} times in a row, so nothing was switched. Run the command again.`,
      );
    default:
      return outcome satisfies never;
  }
}

/**
 * Reads the registry of a store; undefined before the first release.
 * @throws StepError if it's invalid
 */
export async function registryOf(store: ObjectStore): Promise<Registry | undefined> {
  return readRegistry(registryFile(store)).catch((error: unknown) =>
    refuseUnreadable(store, error),
  );
}

/** Returns the registry's file in a store. */
export function registryFile(store: ObjectStore): RegistryFile {
  return {
    async read() {
      const found = await store.read(REGISTRY_KEY);
      return found && { text: found.bytes.toString(), tag: found.tag };
    },
    replace: (text, tag) => store.replace(REGISTRY_KEY, Buffer.from(text), tag),
  };
}

function refuseUnreadable(store: ObjectStore, error: unknown): never {
  if (!(error instanceof UnreadableRegistry)) throw error;
  throw new StepError(
    `${REGISTRY_KEY} in ${store.name} is not in order: ${error.message} Correct it, then run the command again.`,
  );
}

import { withoutRemote } from '@rapport/registry/changes';
import { type Print, StepError } from '@rapport/workspace-kit';
import { remember } from './history.ts';
import { registeredRemote } from './registered-remote.ts';
import { type ObjectStore } from './stores/object-store.ts';
import { registryOf, switchRegistry } from './switch-registry.ts';

interface RemovalSurroundings {
  store: ObjectStore;
  by: string;
  print: Print;
  now: () => Date;
}

/**
 * Removes a remote from the registry, with its paths and navigation entries. Its files stay, so open pages keep
 * working, and a release registers it again.
 * @param typed name of the remote, with or without `mf-`
 * @returns its name and the version that was live
 * @throws StepError if the remote is unknown, or has the page at `/`
 */
export async function removeRemote(
  typed: string,
  { store, by, print, now }: RemovalSurroundings,
): Promise<{ remote: string; version: string }> {
  const planned = registeredRemote(await registryOf(store), typed, store);
  const { name, current } = planned;
  if (planned.index) {
    throw new StepError(
      `${name} has the page at /, and no one else would. Give "index" to another remote in the registry first.`,
    );
  }
  const { after } = await switchRegistry(store, print, (registry) => {
    const present = registeredRemote(registry, typed, store);
    // A new release in the meantime must not be removed.
    if (JSON.stringify(present) !== JSON.stringify(planned)) {
      throw new StepError(
        `Someone else has just changed ${name}. Look at "pnpm releases ${name}" and decide again.`,
      );
    }
    if (!registry) throw new StepError('The registry is gone.');
    return withoutRemote(registry, present);
  });
  await remember(store, print, {
    revision: after.revision,
    at: now().toISOString(),
    by,
    action: 'remove',
    remote: name,
    version: current.version,
  });
  return { remote: name, version: current.version };
}

import { withRetired } from '@rapport/registry/changes';
import { type Print, StepError } from '@rapport/workspace-kit';
import { remember } from './history.ts';
import { registeredRemote } from './registered-remote.ts';
import { type ObjectStore } from './stores/object-store.ts';
import { registryOf, switchRegistry } from './switch-registry.ts';

interface RetirementSurroundings {
  store: ObjectStore;
  by: string;
  print: Print;
  now: () => Date;
}

/**
 * Removes the paths and navigation entries of a remote from the product. Its releases stay in the registry: open
 * pages keep working, other remotes can load its modules, and a release brings it back with its former paths and
 * entries.
 * @param typed name of the remote, with or without `mf-`
 * @returns its name and the version that was live
 * @throws StepError if the remote is unknown, is retired, or has the page at `/`
 */
export async function retireRemote(
  typed: string,
  { store, by, print, now }: RetirementSurroundings,
): Promise<{ remote: string; version: string; served: boolean }> {
  const check = (registry: Parameters<typeof registeredRemote>[0]) => {
    const remote = registeredRemote(registry, typed, store);
    if (remote.retired) {
      throw new StepError(
        `${remote.name} was retired by ${remote.retired.by} already, at ${remote.retired.at}.`,
      );
    }
    if (remote.index) {
      throw new StepError(
        `${remote.name} has the page at /, and no one else would. Give "index" to another remote in the registry first.`,
      );
    }
    return remote;
  };
  const { name, current } = check(await registryOf(store));
  const at = now().toISOString();
  const { after, served } = await switchRegistry(store, print, (registry) => {
    if (!registry) throw new StepError('The registry is gone.');
    return withRetired(registry, check(registry), { at, by });
  });
  await remember(store, print, {
    revision: after.revision,
    at,
    by,
    action: 'retire',
    remote: name,
    version: current.version,
  });
  return { remote: name, version: current.version, served };
}

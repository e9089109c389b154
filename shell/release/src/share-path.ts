import { withoutShared, withShared } from '@rapport/registry/changes';
import { messageOf, type Print, StepError } from '@rapport/workspace-kit';
import { type ShareWishes } from './arguments.ts';
import { remember } from './history.ts';
import { registeredRemote } from './registered-remote.ts';
import { type ObjectStore } from './stores/object-store.ts';
import { switchRegistry } from './switch-registry.ts';

interface ShareSurroundings {
  store: ObjectStore;
  by: string;
  print: Print;
  now: () => Date;
}

/**
 * Lets another remote claim a path below a remote's paths, or ends that. Only the host can do it, because a registry
 * service accepts no such change.
 * @param typed name of the owner, with or without `mf-`
 * @returns the owner's name
 * @throws StepError if the path isn't below the owner's, or the target is a registry service
 */
export async function sharePath(
  typed: string,
  { path, with: other, end }: ShareWishes,
  { store, by, print, now }: ShareSurroundings,
): Promise<string> {
  if (store.service) {
    throw new StepError(
      `Only the host of ${store.name} shares paths, in the folder or bucket behind it. Ask there.`,
    );
  }
  const at = now().toISOString();
  let owner = { name: typed, version: '' };
  const { before, after } = await switchRegistry(store, print, (registry) => {
    const remote = registeredRemote(registry, typed, store);
    owner = { name: remote.name, version: remote.current.version };
    if (!registry) throw new StepError('The registry is gone.');
    const shares = registry.shares ?? [];
    const isShared = shares.some((share) => share.path === path && share.with === other);
    if (end && !isShared) throw new StepError(`${path} isn't shared with ${other}.`);
    if (end) return withoutShared(registry, { path, with: other });
    if (isShared) return registry;
    try {
      return withShared(registry, remote, { path, with: other, at, by });
    } catch (error) {
      throw new StepError(messageOf(error));
    }
  });
  if (before?.revision !== after.revision) {
    const what = { action: end ? 'unshare' : 'share', remote: owner.name } as const;
    const why = `${path} with ${other}`;
    const { version } = owner;
    await remember(store, print, { revision: after.revision, at, by, ...what, version, why });
  }
  return owner.name;
}

import { type RegistryRemote } from '@rapport/registry';
import { rolledBack, rolledBackTo, type Rollback, withEntry } from '@rapport/registry/changes';
import { type Print, StepError } from '@rapport/workspace-kit';
import { changedFiles } from './stores/release-bytes.ts';
import { remember } from './history.ts';
import { restorableRelease } from './restorable-releases.ts';
import { type ObjectStore, releasesFolder } from './stores/object-store.ts';
import { registeredRemote } from './registered-remote.ts';
import { registryOf, switchRegistry } from './switch-registry.ts';

interface RollbackSurroundings {
  store: ObjectStore;
  by: string;
  print: Print;
  now: () => Date;
  /** The version to make live again; undefined for the previous release. */
  version?: string | undefined;
}

export interface RollbackOutcome {
  kind: Rollback['kind'];
  remote: string;
  /** The version that was rolled back. */
  from: string;
  /** The version that everyone gets now. */
  to: string;
  /** True if the sites serve it. */
  served: boolean;
}

/**
 * Rolls back the latest release of a remote, or its candidate, or goes back to the requested version.
 * @param typed name of the remote, with or without `mf-`
 * @throws StepError if the remote is unknown, has no earlier release, or that release's files are missing or
 * changed
 */
export async function rollBack(
  typed: string,
  { store, by, print, now, version }: RollbackSurroundings,
): Promise<RollbackOutcome> {
  const planned = registeredRemote(await registryOf(store), typed, store);
  if (planned.retired) {
    throw new StepError(
      `${planned.name} is retired. "pnpm release ${planned.name}" brings it back; then roll back if you have to.`,
    );
  }
  const { kind, from, to, next } =
    version === undefined
      ? planRollback(planned)
      : rolledBackTo(planned, await restorableRelease(store, planned, version));
  const { name } = planned;
  if (!(await store.names(releasesFolder(name))).includes(to.version)) {
    throw new StepError(
      `${name} ${to.version} is no longer in ${store.name}, so it cannot be live again. Release a version that is right instead.`,
    );
  }
  const changed = kind === 'release' ? await changedFiles(store, name, to) : [];
  if (changed.length > 0) {
    throw new StepError(
      `${name} ${to.version} in ${store.name} is not what was released, so browsers would refuse it and nothing was switched:\n- ${changed.join('\n- ')}\nRelease a version that is right instead, or bring these files back from a backup.`,
    );
  }
  const { after, served } = await switchRegistry(store, print, (registry) => {
    const present = registeredRemote(registry, typed, store);
    // The user hasn't decided about a release that was made in the meantime.
    if (JSON.stringify(present) !== JSON.stringify(planned)) {
      throw new StepError(
        `Someone else has just changed ${name}. Look at "pnpm releases ${name}" and decide again.`,
      );
    }
    if (!registry) throw new StepError('The registry is gone.');
    return withEntry(registry, next);
  });
  await remember(store, print, {
    revision: after.revision,
    at: now().toISOString(),
    by,
    action: kind === 'candidate' ? 'withdraw' : 'rollback',
    remote: name,
    version: kind === 'candidate' ? from.version : to.version,
    before: from.version,
  });
  return { kind, remote: name, from: from.version, to: to.version, served };
}

function planRollback(remote: RegistryRemote): Rollback {
  const rollback = rolledBack(remote);
  if (rollback) return rollback;
  throw new StepError(
    `${remote.name} has no release before ${remote.current.version}, so there is nothing to go back to. Release a version that is right instead.`,
  );
}

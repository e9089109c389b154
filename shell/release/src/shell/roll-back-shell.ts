import { type Registry } from '@rapport/registry';
import { shellRolledBack } from '@rapport/registry/changes';
import { type Print, StepError } from '@rapport/workspace-kit';
import { remember } from '../history.ts';
import { type ObjectStore, releasesFolder, SHELL } from '../stores/object-store.ts';
import { registryOf, switchRegistry } from '../switch-registry.ts';

/**
 * Makes the shell's release before live again.
 * @returns the version that was taken back, and the one that is live now
 * @throws StepError when there is no release before, or its files are gone
 */
export async function rollBackShell({
  store,
  by,
  print,
  now,
}: {
  store: ObjectStore;
  by: string;
  print: Print;
  now: () => Date;
}): Promise<{ from: string; to: string; served: boolean }> {
  const planned = await registryOf(store);
  const { from, to } = plan(planned, store);
  if (!(await store.names(releasesFolder(SHELL))).includes(to.version)) {
    throw new StepError(
      `The shell ${to.version} is no longer in ${store.name}, so it cannot be live again. Release a shell that is right instead.`,
    );
  }
  const { after, served } = await switchRegistry(store, print, (registry) => {
    // Going back from what someone has released this second is a decision of its own.
    if (JSON.stringify(registry?.shell) !== JSON.stringify(planned?.shell)) {
      throw new StepError(
        'Someone else has just changed the shell. Look at "pnpm releases" and decide again.',
      );
    }
    return plan(registry, store).next;
  });
  await remember(store, print, {
    revision: after.revision,
    at: now().toISOString(),
    by,
    action: 'rollback',
    remote: SHELL,
    version: to.version,
    before: from.version,
  });
  return { from: from.version, to: to.version, served };
}

function plan(registry: Registry | undefined, store: ObjectStore) {
  const rollback = registry && shellRolledBack(registry);
  if (rollback) return rollback;
  const live = registry?.shell?.current.version;
  throw new StepError(
    live === undefined
      ? `No shell was released to ${store.name} yet.`
      : `The shell has no release before ${live}, so there is nothing to go back to. Release one that is right instead.`,
  );
}

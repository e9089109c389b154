import { type Registry, type ShellRelease } from '@rapport/registry';
import { shellRolledBack } from '@rapport/registry/changes';
import { type Print, StepError } from '@rapport/workspace-kit';
import { readOffer } from '../checks/shell-offer.ts';
import { readHistory, remember } from '../history.ts';
import { type ObjectStore, releasesFolder, SHELL } from '../stores/object-store.ts';
import { registryOf, switchRegistry } from '../switch-registry.ts';

/** Maximum number of registry changes to search for a release. */
const RECENT = 1000;

/**
 * Makes the shell's previous or the requested release live again.
 * @returns the version that was rolled back, and the one that is live now
 * @throws StepError if there's no earlier release, or its files are missing
 */
export async function rollBackShell({
  store,
  by,
  print,
  now,
  version,
}: {
  store: ObjectStore;
  by: string;
  print: Print;
  now: () => Date;
  /** The version to make live again; undefined for the previous release. */
  version?: string | undefined;
}): Promise<{ from: string; to: string; served: boolean }> {
  const planned = await registryOf(store);
  const asked =
    version === undefined
      ? undefined
      : await restorableShell(store, planned?.shell?.current, version);
  const { from, to } = plan(planned, store, asked);
  if (!(await store.names(releasesFolder(SHELL))).includes(to.version)) {
    throw new StepError(
      `The shell ${to.version} is no longer in ${store.name}, so it cannot be live again. Release a shell that is right instead.`,
    );
  }
  const { after, served } = await switchRegistry(store, print, (registry) => {
    // The user hasn't decided about a release that was made in the meantime.
    if (JSON.stringify(registry?.shell) !== JSON.stringify(planned?.shell)) {
      throw new StepError(
        'Someone else has just changed the shell. Look at "pnpm releases" and decide again.',
      );
    }
    return plan(registry, store, asked).next;
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

function plan(registry: Registry | undefined, store: ObjectStore, asked?: ShellRelease) {
  const rollback = registry && shellRolledBack(registry, asked);
  if (rollback) return rollback;
  const live = registry?.shell?.current.version;
  throw new StepError(
    live === undefined
      ? `No shell was released to ${store.name} yet.`
      : `The shell has no release before ${live}, so there is nothing to go back to. Release one that is right instead.`,
  );
}

/**
 * Finds a release of the shell in its files and the history.
 * @throws StepError with the versions that can be made live again, if this one can't, or is live already
 */
export async function restorableShell(
  store: ObjectStore,
  current: ShellRelease | undefined,
  version: string,
): Promise<ShellRelease> {
  if (current?.version === version) throw new StepError(`The shell ${version} is live already.`);
  const folder = releasesFolder(SHELL);
  const published = (await store.names(folder)).filter((name) => name !== current?.version);
  if (!published.includes(version)) {
    throw new StepError(
      `${store.name} doesn't have the shell ${version}. ${published.length === 0 ? 'No other version can be live again.' : `These can be live again: ${published.sort().reverse().join(', ')}.`}`,
    );
  }
  const { contract } = await readOffer(store.name, async (file) =>
    String((await store.read(`${folder}/${version}/${file}`))?.bytes ?? ''),
  );
  const history = await readHistory(store, RECENT);
  const made = history.find(
    ({ remote, action, ...entry }) =>
      remote === SHELL && action === 'release' && entry.version === version,
  );
  return {
    version,
    contract,
    publishedAt: made?.at ?? new Date(0).toISOString(),
    publishedBy: made?.by ?? 'unknown',
  };
}

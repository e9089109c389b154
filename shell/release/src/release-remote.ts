import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, type RegistryRemote } from '@rapport/registry';
import {
  emptyRegistry,
  firstEntry,
  isLocalVersion,
  type NewRelease,
  type RemoteClaim,
  withCandidate,
  withEntry,
  withRelease,
  withRevived,
} from '@rapport/registry/changes';
import { CONTRACT_VERSION } from '@rapport/remote-api/contract';
import { type Print, type Room, StepError } from '@rapport/workspace-kit';
import { FIRST_NAV } from '@rapport/workspace-kit/local-remotes';
import { type BundleBudget, bytes, checkBudget, measureBundle } from './checks/bundle-budget.ts';
import { checkContract } from './checks/contract-check.ts';
import { type ShellOffer } from './checks/shell-offer.ts';
import { type HistoryEntry, remember } from './history.ts';
import { nextVersion } from './next-version.ts';
import { bringToSites } from './site/site-shows.ts';
import { readPreviews, rememberPreview } from './previews.ts';
import { isPublished, publishFiles } from './publish-files.ts';
import { claimOf, requireOwn } from './require-own.ts';
import { releaseAddress } from './release-address.ts';
import { type SmokeTest } from './smoke/smoke-test.ts';
import { describeRelease, readRemoteBuild } from './remote-build.ts';
import { type ObjectStore, releasesFolder } from './stores/object-store.ts';
import { registryOf, switchRegistry } from './switch-registry.ts';

export interface ReleaseOrder {
  room: Room;
  workspace: string;
  /** Folder of the finished build. */
  folder: string;
  /** The requested version. */
  version: string | undefined;
  /** Percentage of the users who get it first; undefined for everyone. */
  candidate: number | undefined;
  /** The owner's notes about it. */
  notes?: string | undefined;
  /** Address above the remote's versions; required if neither registry nor stack has one. */
  baseUrl: string | undefined;
  /** True if the origin strips `/~x/` (only used for a remote that isn't in the registry yet). */
  retryPrefix: boolean;
  by: string;
  commit: string | undefined;
  /** Its claim if it isn't in the registry; defaults to its `navigation.json`. */
  claim?: RemoteClaim;
  /** Name of a preview, which is published but not live. */
  preview?: string | undefined;
  /** Tests it in a browser; a promotion has none, because its bytes were already tested. */
  smoke?: SmokeTest | 'left out';
  /** Name of the store that it was promoted from. */
  promotedFrom?: string;
}

export interface ReleaseSurroundings {
  store: ObjectStore;
  /** Undefined if no shell has been released yet, so there's nothing to compare with. */
  offer: ShellOffer | undefined;
  budget: BundleBudget | undefined;
  budgetFile: string;
  print: Print;
  now: () => Date;
}

export type ReleaseOutcome = {
  version: string;
  /** True if the sites serve it. */
  served: boolean;
} & ({ kind: 'released'; revision: number } | { kind: 'unchanged' | 'preview' });

/**
 * Checks a built remote, publishes it into a new folder, and switches the registry to it. The switch happens only
 * if everything before it has succeeded.
 * @throws StepError with what doesn't fit, and what to do
 */
export async function releaseRemote(
  order: ReleaseOrder,
  { store, offer, budget, budgetFile, print, now }: ReleaseSurroundings,
): Promise<ReleaseOutcome> {
  const { folder, candidate: percent, by, commit, notes, smoke, promotedFrom } = order;
  const remote = order.room.name;
  const build = await readRemoteBuild(folder);
  if (offer) {
    checkContract({ name: remote, contract: CONTRACT_VERSION, build }, offer);
    print(`  Contract ${CONTRACT_VERSION} and shared modules fit the shell at ${offer.shell}`);
  } else {
    print(`  ${store.name} has no shell yet to compare with; next: pnpm release shell`);
  }
  const size = await measureBundle(folder, build);
  checkBudget(remote, size, budget, budgetFile);
  print(`  ${bytes(size.first)} of JavaScript at first, ${bytes(size.total)} in all: in budget`);
  if (typeof smoke === 'function') await smoke(folder);

  const known = (await registryOf(store))?.remotes.find(({ name }) => name === remote);
  if (order.preview !== undefined) requireLive(known, remote);
  requireOwn(await registryOf(store), remote, claimOf(order), build.commands);
  const version = await chooseVersion(order, store, known);
  const base = releaseAddress(remote, {
    asked: order.baseUrl ?? (known ? undefined : store.service?.baseUrl),
    entry: known,
  });
  const release = describeRelease(build, { version, base, by, at: now(), notes });
  const written = await publishFiles(store, { remote, version, folder });
  print(`  ${written} files written to ${store.name}/${releasesFolder(remote)}/${version}`);

  if (order.preview !== undefined) {
    const made = { remote, name: order.preview, release };
    const record = { ...made, ...(commit && { commit }), ...(smoke === 'left out' && { smoke }) };
    await rememberPreview(store, record);
    // A static site contains only the releases that existed when it was exported.
    const remotes = [{ name: remote, release, isPreview: true }];
    const expected = { revision: undefined, remotes };
    const served = await bringToSites(store, print, 'The preview is published', expected);
    return { kind: 'preview', version, served };
  }
  if (known?.current.version === version && !known.retired) {
    if (percent !== undefined) {
      throw new StepError(`${remote} ${version} is live for everyone already.`);
    }
    if (!known.candidate) {
      const { revision } = (await registryOf(store)) ?? { revision: undefined };
      const expected = { revision, remotes: [{ name: remote, release: known.current }] };
      const served = await bringToSites(store, print, 'The registry has it already', expected);
      return { kind: 'unchanged', version, served };
    }
  }
  const { before, after, served } = await switchRegistry(store, print, (registry) => {
    requireOwn(registry, remote, claimOf(order), build.commands);
    return percent === undefined
      ? withChange(registry && withRevived(registry, remote), order, (entry) =>
          withRelease(entry ?? newEntry(order, release), release),
        )
      : withChange(registry, order, (entry) =>
          withCandidate(requireLive(entry, remote), release, percent),
        );
  });
  const live = before?.remotes.find(({ name }) => name === remote)?.current.version;
  await remember(store, print, {
    revision: after.revision,
    at: now().toISOString(),
    by,
    action: actionOf(order),
    remote,
    version,
    ...(live !== undefined && { before: live }),
    ...(percent !== undefined && { percent }),
    ...(commit !== undefined && { commit }),
    ...(notes !== undefined && { notes }),
    ...(smoke === 'left out' && { smoke }),
    ...(promotedFrom !== undefined && { from: promotedFrom }),
    release,
  });
  return { kind: 'released', version, revision: after.revision, served };
}

function actionOf({ candidate, promotedFrom }: ReleaseOrder): HistoryEntry['action'] {
  if (candidate !== undefined) return 'candidate';
  return promotedFrom === undefined ? 'release' : 'promote';
}

/** The same bytes keep their version: a candidate or preview that goes live for everyone, or an unchanged release. */
async function chooseVersion(
  { room, workspace, folder, version: asked }: ReleaseOrder,
  store: ObjectStore,
  known: RegistryRemote | undefined,
): Promise<string> {
  const remote = room.name;
  const published = await store.names(releasesFolder(remote));
  if (asked !== undefined) return nextVersion({ remote, packageVersion: '', published, asked });
  const manifest: unknown = JSON.parse(
    await readFile(join(workspace, room.dir, 'package.json'), 'utf8'),
  );
  const named = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  const packageVersion = named ? String(manifest.version) : '';
  const version = nextVersion({ remote, packageVersion, published, asked });
  // Without this list, the bytes of a preview get a new version, which is no reason to fail.
  const previews = await readPreviews(store, remote).catch(() => []);
  for (const inUse of [
    known?.candidate,
    known?.current,
    ...previews.map(({ release }) => release),
  ]) {
    const isRelease = inUse && !isLocalVersion(inUse.version);
    if (isRelease && (await isPublished(store, { remote, version: inUse.version, folder }))) {
      return inUse.version;
    }
  }
  return version;
}

function withChange(
  registry: Registry | undefined,
  order: ReleaseOrder,
  change: (entry: RegistryRemote | undefined) => RegistryRemote,
): Registry {
  const present = registry ?? emptyRegistry(FIRST_NAV);
  const known = present.remotes.find(({ name }) => name === order.room.name);
  const next = withEntry(present, change(known));
  if (known) return next;
  // Only a new remote adds navigation entries; afterward, the registry's editors own them.
  const claimed = claimOf(order)?.nav ?? [];
  const added = claimed.filter(({ path }) => !next.nav.some((entry) => entry.path === path));
  return { ...next, nav: [...next.nav, ...added] };
}

function newEntry(order: ReleaseOrder, current: NewRelease): RegistryRemote {
  const claim = claimOf(order);
  if (claim) return firstEntry(claim, current, order.retryPrefix);
  throw new StepError(
    `${order.room.name} is not in the registry yet, and its navigation.json does not say which paths it owns.`,
  );
}

function requireLive(entry: RegistryRemote | undefined, remote: string): RegistryRemote {
  if (entry?.retired) {
    throw new StepError(
      `${remote} is retired, so no one has a live release of it. Release it for everyone, which brings it back.`,
    );
  }
  if (entry) return entry;
  throw new StepError(
    `${remote} has no live release yet, so there is nothing that the other people would get. Release it for everyone first.`,
  );
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractOf, type Registry, type ShellRelease } from '@rapport/registry';
import { emptyRegistry, isLocalVersion, withShellRelease } from '@rapport/registry/changes';
import { CONTRACT_VERSION } from '@rapport/remote-api/contract';
import { type Print, StepError } from '@rapport/workspace-kit';
import { FIRST_NAV } from '@rapport/workspace-kit/local-remotes';
import { readOffer } from '../checks/shell-offer.ts';
import { remember } from '../history.ts';
import { nextVersion } from '../next-version.ts';
import { isPublished, publishFiles } from '../publish-files.ts';
import { bringToSites, expectedShell } from '../site/site-shows.ts';
import { type ObjectStore, releasesFolder, SHELL } from '../stores/object-store.ts';
import { registryOf, switchRegistry } from '../switch-registry.ts';

/** Describes a shell that was built from these sources for a registry. */
export function localShell(version: string, by: string, at: Date): ShellRelease {
  return {
    version,
    contract: CONTRACT_VERSION,
    publishedAt: at.toISOString(),
    publishedBy: by,
  };
}

interface ShellOrder {
  /** Folder of the finished build. */
  folder: string;
  /** Version in the package.json of the shell. */
  packageVersion: string;
  /** The requested version. */
  version: string | undefined;
  by: string;
  commit: string | undefined;
}

interface Surroundings {
  store: ObjectStore;
  print: Print;
  now: () => Date;
}

export type ShellOutcome = {
  version: string;
  /** True if the sites serve it. */
  served: boolean;
} & ({ kind: 'released'; revision: number } | { kind: 'unchanged' });

/**
 * Publishes a built shell into a new folder, and switches the registry to it: servers then create pages from that
 * release, and open tabs still find the files of theirs.
 * @throws StepError with what doesn't fit, and what to do
 */
export async function releaseShell(
  order: ShellOrder,
  { store, print, now }: Surroundings,
): Promise<ShellOutcome> {
  const { folder, by, commit } = order;
  const { contract } = await readOffer(folder, (file) =>
    readFile(join(folder, file), 'utf8').catch(() => ''),
  );
  await readFile(join(folder, 'index.html')).catch(() => {
    throw new StepError(`${folder} holds no built shell: it has no index.html.`);
  });
  const known = await registryOf(store);
  for (const line of remotesThatLag(known, contract)) print(line);

  const version = await chooseVersion(order, store, known);
  const written = await publishFiles(store, { remote: SHELL, version, folder });
  print(`  ${written} files written to ${store.name}/${releasesFolder(SHELL)}/${version}`);
  if (known?.shell?.current.version === version) {
    const { revision } = known;
    const expected = { revision, remotes: [], shell: await expectedShell(store, known) };
    const served = await bringToSites(store, print, 'The registry has it already', expected);
    return { kind: 'unchanged', version, served };
  }

  const release: ShellRelease = {
    version,
    contract,
    publishedAt: now().toISOString(),
    publishedBy: by,
  };
  const { before, after, served } = await switchRegistry(store, print, (registry) =>
    withShellRelease(registry ?? emptyRegistry(FIRST_NAV), release),
  );
  const live = before?.shell?.current.version;
  await remember(store, print, {
    revision: after.revision,
    at: release.publishedAt,
    by,
    action: 'release',
    remote: SHELL,
    version,
    ...(live !== undefined && { before: live }),
    ...(commit !== undefined && { commit }),
  });
  return { kind: 'released', version, revision: after.revision, served };
}

/** The same bytes keep their version, so releasing the live build changes nothing. */
async function chooseVersion(
  { folder, packageVersion, version: asked }: ShellOrder,
  store: ObjectStore,
  known: Registry | undefined,
): Promise<string> {
  const published = await store.names(releasesFolder(SHELL));
  const version = nextVersion({ remote: SHELL, packageVersion, published, asked });
  const live = known?.shell?.current.version;
  if (asked !== undefined || live === undefined || isLocalVersion(live)) return version;
  return (await isPublished(store, { remote: SHELL, version: live, folder })) ? live : version;
}

/**
 * When the contract version rises, the shell is released first, so outdated remotes are reported but don't block
 * it.
 */
function remotesThatLag(registry: Registry | undefined, contract: number): string[] {
  return (registry?.remotes ?? []).flatMap((remote) => {
    const its = contractOf(remote, remote.current);
    if (remote.fault !== undefined || its === contract) return [];
    return [
      `  ${remote.name} ${remote.current.version} was built for contract ${its}, and this shell speaks contract ${contract}: its pages say that they are not available until it is released again.`,
    ];
  });
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@rapport/remote-api/contract';
import { type Registry } from '@rapport/remote-api/registry';
import { type BuiltRoom } from '../build/build-room.ts';
import { StepError } from '../terminal/steps.ts';
import { emptyRegistry, LOCAL_PUBLISHER, withLocalBuild, withOrigins } from './next-registry.ts';
import { registryStore } from './registry-store.ts';
import { localVersion, pruneReleases, storeRelease } from './release-folder.ts';
import { readRemoteBuild } from './remote-build.ts';
import { LOCAL_REMOTES } from './remotes.ts';

/** Builds that are kept beside the ones in use. */
const KEPT_BUILDS = 3;

export interface PublishOptions {
  dataDir: string;
  builds: readonly BuiltRoom[];
  /** Where the stack serves each remote, by name. */
  origins: Readonly<Record<string, string>>;
  now: () => Date;
}

export interface Published {
  registryFile: string;
  /** Folder that holds the releases, one folder per room. */
  releases: string;
  /** Folder of the shell's release. */
  shellRoot: string;
  /** What a person may want to know, like a release of theirs that stays. */
  notes: string[];
}

/**
 * Publishes the builds of this workspace into a data folder: each into a folder of its own that
 * never changes, and the remotes into the registry.
 */
export async function publishLocalBuilds(options: PublishOptions): Promise<Published> {
  const { dataDir, builds, origins } = options;
  const releases = join(dataDir, 'releases');
  const shellBuild = findBuild(builds, 'shell');
  const shellVersion = versionOf(shellBuild);
  const shellRoot = join(releases, 'shell', shellVersion);
  await storeRelease(shellBuild.dist, shellRoot);

  const store = registryStore(dataDir);
  const before = (await store.read()) ?? emptyRegistry();
  let next = before;
  const notes: string[] = [];
  for (const remote of LOCAL_REMOTES) {
    const build = findBuild(builds, remote.name);
    const version = versionOf(build);
    await storeRelease(build.dist, join(releases, remote.name, version));
    const release = await describeRelease(
      build,
      version,
      origins[remote.name] ?? '',
      options.now(),
    );
    next = withLocalBuild(next, remote, release);
    const current = next.remotes.find(({ name }) => name === remote.name)?.current;
    if (current && current.version !== version) {
      notes.push(`${remote.name} stays at ${current.version}, published by ${current.publishedBy}`);
    }
  }
  const isServed = (name: string, version: string) => existsSync(join(releases, name, version));
  next = withOrigins(next, origins, isServed);
  if (JSON.stringify(next) !== JSON.stringify(before)) next = await store.write(next);

  await pruneReleases(join(releases, 'shell'), new Set([shellVersion]), KEPT_BUILDS);
  for (const { name } of LOCAL_REMOTES) {
    await pruneReleases(join(releases, name), versionsInUse(next, name), KEPT_BUILDS);
  }
  return { registryFile: store.file, releases, shellRoot, notes };
}

async function describeRelease(build: BuiltRoom, version: string, origin: string, now: Date) {
  const { entry, integrity, preload, files } = await readRemoteBuild(build.dist);
  const address = (path: string) => `${origin}/${version}/${path}`;
  return {
    version,
    entry: address(entry),
    integrity,
    preload: preload.map(address),
    publishedAt: now.toISOString(),
    publishedBy: LOCAL_PUBLISHER,
    contract: CONTRACT_VERSION,
    files,
  };
}

function findBuild(builds: readonly BuiltRoom[], name: string): BuiltRoom {
  const build = builds.find((room) => room.name === name);
  if (!build) throw new StepError(`${name} was not built.`);
  return build;
}

function versionOf({ dist, content }: BuiltRoom): string {
  const manifest: unknown = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8'));
  const known = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return localVersion(known ? String(manifest.version) : '0.0.0', content);
}

function versionsInUse(registry: Registry, remoteName: string): Set<string> {
  const remote = registry.remotes.find(({ name }) => name === remoteName);
  const releases = [remote?.current, remote?.previous, remote?.candidate];
  return new Set(releases.flatMap((release) => (release ? [release.version] : [])));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Registry } from '@rapport/registry';
import {
  emptyRegistry,
  LOCAL_PUBLISHER,
  localVersion,
  type NewRelease,
  withLocalBuild,
  withLocalShell,
  withOrigins,
} from '@rapport/registry/changes';
import { describeRelease, localShell, readRemoteBuild } from '@rapport/release';
import { StepError } from '@rapport/workspace-kit';
import { FIRST_NAV, LOCAL_REMOTES, type LocalRemote } from '@rapport/workspace-kit/local-remotes';
import { type BuiltRoom } from '../build/build-room.ts';
import { changeLocalRegistry } from './local-registry.ts';
import { pruneReleases, storeRelease } from './release-folder.ts';

/** Number of old builds that are kept in addition to those in use. */
const RETAINED_BUILDS = 3;

export interface PublishOptions {
  dataDir: string;
  builds: readonly BuiltRoom[];
  /** Origin of each remote in the stack, by name. */
  origins: Readonly<Record<string, string>>;
  /** Origin of all others, each below its name. */
  otherRemotes: string;
  now: () => Date;
}

export interface Published {
  registryFile: string;
  /** Folder of the releases, with one folder per room. */
  releases: string;
  /** Folder of the shell's release. */
  shellRoot: string;
  /** Notes for the user, for example about a release that was kept. */
  notes: string[];
}

/**
 * Publishes the builds of this workspace into a data folder: each into a new folder that never changes, and the
 * remotes into the registry.
 */
export async function publishLocalBuilds(options: PublishOptions): Promise<Published> {
  const { dataDir, builds, origins, otherRemotes } = options;
  const releases = join(dataDir, 'releases');
  const shellBuild = findBuild(builds, 'shell');
  const shellVersion = versionOf(shellBuild);
  await storeRelease(shellBuild.dist, join(releases, 'shell', shellVersion));
  const shell = localShell(shellVersion, LOCAL_PUBLISHER, options.now());

  const built: { remote: LocalRemote; release: NewRelease }[] = [];
  for (const remote of LOCAL_REMOTES) {
    const build = findBuild(builds, remote.name);
    const version = versionOf(build);
    await storeRelease(build.dist, join(releases, remote.name, version));
    const base = origins[remote.name] ?? '';
    const release = { version, base, by: LOCAL_PUBLISHER, at: options.now() };
    built.push({ remote, release: describeRelease(await readRemoteBuild(build.dist), release) });
  }
  const isServed = (name: string, version: string) => existsSync(join(releases, name, version));
  const { registry, file } = await changeLocalRegistry(dataDir, (before) => {
    const published = built.reduce(
      (registry, { remote, release }) => withLocalBuild(registry, remote, release),
      before ?? emptyRegistry(FIRST_NAV),
    );
    const everywhere = { ...others(published, otherRemotes), ...origins };
    const next = withLocalShell(withOrigins(published, everywhere, isServed), shell);
    return before && JSON.stringify(next) === JSON.stringify(before) ? before : next;
  });
  const { current: served = shell, previous } = registry.shell ?? {};
  const shellRoot = join(releases, 'shell', served.version);
  const notes = built.flatMap(({ remote: { name }, release }) => {
    const current = registry.remotes.find((remote) => remote.name === name)?.current;
    if (!current || current.version === release.version) return [];
    return [`${name} stays at ${current.version}, published by ${current.publishedBy}`];
  });
  if (served.version !== shellVersion) {
    notes.push(`The shell stays at ${served.version}, published by ${served.publishedBy}`);
  }

  await pruneReleases(
    join(releases, 'shell'),
    new Set([shellVersion, served.version, ...(previous ? [previous.version] : [])]),
    RETAINED_BUILDS,
  );
  for (const { name } of LOCAL_REMOTES) {
    await pruneReleases(join(releases, name), versionsInUse(registry, name), RETAINED_BUILDS);
  }
  return { registryFile: file, releases, shellRoot, notes };
}

/** Returns the origins of the remotes that an earlier stack served below their names. */
function others({ remotes }: Registry, origin: string): Record<string, string> {
  const served = remotes.filter(({ name, current }) =>
    new URL(current.entry).pathname.startsWith(`/${name}/`),
  );
  return Object.fromEntries(served.map(({ name }) => [name, origin]));
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

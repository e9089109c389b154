import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { precompress } from '@rapport/origin';
import {
  type Registry,
  type RegistryRemote,
  remoteForPath,
  type RemoteRelease,
} from '@rapport/registry';
import { type RemoteClaim } from '@rapport/registry/changes';
import { StepError } from '@rapport/workspace-kit';
import { readHistory } from './history.ts';
import { readPreviews } from './previews.ts';
import { isPublished } from './publish-files.ts';
import { registeredRemote } from './registered-remote.ts';
import { releaseRemote, type ReleaseOutcome, type ReleaseSurroundings } from './release-remote.ts';
import { readRemoteBuild } from './remote-build.ts';
import { type ObjectStore, releasesFolder } from './stores/object-store.ts';
import { registryOf } from './switch-registry.ts';

interface Promotion {
  /** Name of the remote, as typed. */
  typed: string;
  from: ObjectStore;
  /** Undefined for the live release. */
  version: string | undefined;
  candidate: number | undefined;
  baseUrl: string | undefined;
  retryPrefix: boolean;
  by: string;
}

/** Maximum number of registry changes to search for a release's commit. */
const RECENT = 200;

/**
 * Makes a release of one store live in another: the same files, compared with the hashes in the first registry, and
 * read again after writing. Everything else is as for a release.
 * @returns the name of the remote, and the result
 * @throws StepError if the release is unknown, its files have changed since, or a check fails
 */
export async function promoteRemote(
  { typed, from, version: asked, ...order }: Promotion,
  surroundings: ReleaseSurroundings,
): Promise<{ remote: string; outcome: ReleaseOutcome }> {
  const { store: to, print } = surroundings;
  if (from.name === to.name) throw new StepError(`--from and --to are the same place, ${to.name}.`);
  const registry = await registryOf(from);
  const entry = registeredRemote(registry, typed, from);
  const previews = (await readPreviews(from, entry.name)).map((preview) => preview.release);
  const release = releaseOf(entry, asked, from, previews);
  const { name } = entry;
  const { version, notes } = release;
  const folder = await mkdtemp(join(tmpdir(), 'promote-'));
  try {
    const count = await fetchFiles(from, `${releasesFolder(name)}/${version}`, folder);
    await requireHashes(name, release, folder, from);
    print(`  ${count} files of ${name} ${version} fetched from ${from.name}; all hashes match`);
    if (to.keepsCompressed) await precompress(folder);
    const history = await readHistory(from, RECENT);
    const outcome = await releaseRemote(
      {
        ...order,
        room: { name, dir: name, tool: 'vite', inputs: [] },
        workspace: '',
        folder,
        version,
        notes,
        commit: history.find((past) => past.remote === name && past.version === version)?.commit,
        claim: claimOf(registry, entry),
        promotedFrom: from.name,
      },
      surroundings,
    );
    if (!(await isPublished(to, { remote: name, version, folder }))) {
      throw new StepError(`${to.name} does not have the files of ${name} ${version} as they are.`);
    }
    return { remote: name, outcome };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function releaseOf(
  { name, current, previous, candidate }: RegistryRemote,
  asked: string | undefined,
  from: ObjectStore,
  previews: readonly RemoteRelease[],
): RemoteRelease {
  const known = [current, previous, candidate, ...previews].filter(
    (release) => release !== undefined,
  );
  const found = known.find(({ version }) => version === (asked ?? current.version));
  if (!found) {
    throw new StepError(
      `${from.name} does not have ${name} ${asked} as live, previous, candidate or preview; it has ${known.map(({ version }) => version).join(', ')}.`,
    );
  }
  if (found.files !== undefined) return found;
  throw new StepError(
    `The registry of ${from.name} names no hashes of ${name} ${found.version}, so its files cannot be compared. Release it there again.`,
  );
}

async function fetchFiles(from: ObjectStore, root: string, folder: string): Promise<number> {
  // Compressed forms are created again if needed.
  const paths = (await from.files(root)).filter((path) => !/(^|\/)\.|\.(br|gz)$/.test(path));
  for (const path of paths) {
    const found = await from.read(`${root}/${path}`);
    if (!found) throw new StepError(`${root}/${path} has gone from ${from.name} in the meantime.`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), found.bytes);
  }
  return paths.length;
}

async function requireHashes(
  name: string,
  { version, files = {}, integrity }: RemoteRelease,
  folder: string,
  from: ObjectStore,
): Promise<void> {
  const build = await readRemoteBuild(folder);
  const paths = new Set([...Object.keys(files), ...Object.keys(build.files)]);
  const different = [...paths].filter((path) => files[path] !== build.files[path]);
  if (integrity !== undefined && integrity !== build.integrity) different.push(build.entry);
  if (different.length === 0) return;
  throw new StepError(
    `The files of ${name} ${version} in ${from.name} are not what was released there, so it was not promoted:\n- ${[...new Set(different)].sort().join('\n- ')}`,
  );
}

/** Returns the claim of a new remote: its paths and entries in the first store. */
function claimOf(registry: Registry | undefined, entry: RegistryRemote): RemoteClaim {
  const { name, retired, index } = entry;
  const routes = retired?.routes ?? entry.routes;
  const isOwn = (path: string) => registry && remoteForPath(registry, path)?.name === name;
  const nav = retired?.nav ?? (registry?.nav ?? []).filter(({ path }) => isOwn(path));
  return { name, routes, nav, ...(index && { index: true }) };
}

import { CONTRACT_VERSION } from '@rapport/remote-api';
import { type RegistryRemote, type RemoteRelease } from '@rapport/registry';
import { previewVersion } from './overrides.ts';

const FAILED_KEY = 'rapport.failed-candidates';

interface Choice {
  /** The person the page is for; no one is a candidate's user without an id. */
  userId: string | null;
  /** Whether this candidate has failed during this visit. */
  hasFailed: (remote: string, version: string) => boolean;
  /** What stands in for every release: an entry on a developer's machine, or a preview. */
  override: string | undefined;
}

/** The version by which what stands in for the releases goes. */
export const OVERRIDE_VERSION = 'override';

/**
 * The releases of a remote that this person may get, in the order in which they are tried. An override
 * has no release after it: a developer who works on a remote wants to see it fail.
 */
export function releasesFor(remote: RegistryRemote, choice: Choice): RemoteRelease[] {
  const { name, candidate, current, previous } = remote;
  const { userId, hasFailed, override } = choice;
  if (override !== undefined) return overrideReleases(remote, override);
  const isCandidates =
    candidate !== undefined &&
    userId !== null &&
    bucketOf(userId, name) < candidate.percent &&
    !hasFailed(name, candidate.version);
  return [
    ...(isCandidates ? [candidate] : []),
    current,
    ...(previous && !previous.takenBack ? [previous] : []),
  ];
}

/** None for a preview of a remote whose entry is in no folder of its version, so that no one knows the address. */
function overrideReleases(remote: RegistryRemote, override: string): RemoteRelease[] {
  const preview = previewVersion(override);
  const entry = preview === undefined ? override : entryOfVersion(remote, preview);
  if (entry === undefined) return [];
  return [
    {
      version: OVERRIDE_VERSION,
      entry,
      preload: [],
      publishedAt: '',
      publishedBy: '',
      contract: CONTRACT_VERSION,
    },
  ];
}

/** The entry of another version, in the place that the registry names: a link cannot lead anywhere else. */
function entryOfVersion({ current }: RegistryRemote, version: string): string | undefined {
  const folder = `/${current.version}/`;
  const start = current.entry.lastIndexOf(folder);
  if (start === -1) return undefined;
  return `${current.entry.slice(0, start)}/${version}/${current.entry.slice(start + folder.length)}`;
}

/**
 * Where a person stands for the staged releases of one remote: a number from 0 up to 100, spread
 * evenly, always the same for the same person and remote, and unrelated from remote to remote. A
 * release for 10 percent goes to everyone below 10, and so does one for 20.
 * (FNV-1a, 32 bits, with the finalizer of MurmurHash3: alike ids end up far apart.)
 */
export function bucketOf(userId: string, remote: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${remote} ${userId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}

/** Candidates that could not be used. It lasts as long as the visit: a reload does not try them again. */
export interface FailedCandidates {
  has(remote: string, version: string): boolean;
  add(remote: string, version: string): void;
}

/** Keeps them in the storage of the tab, or, where that is closed to us, in this page alone. */
export function failedCandidates(storage: () => Storage): FailedCandidates {
  const known = new Set(readFailed(storage));
  const idOf = (remote: string, version: string) => `${remote}@${version}`;
  return {
    has: (remote, version) => known.has(idOf(remote, version)),
    add(remote, version) {
      known.add(idOf(remote, version));
      try {
        storage().setItem(FAILED_KEY, [...known].join(' '));
      } catch {
        // The page remembers it; only a reload will try once more.
      }
    },
  };
}

function readFailed(storage: () => Storage): string[] {
  try {
    return (storage().getItem(FAILED_KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

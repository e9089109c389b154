import { CONTRACT_VERSION } from '@rapport/remote-api';
import { type RegistryRemote, type RemoteRelease } from '@rapport/registry';
import { previewVersion } from './overrides.ts';

const FAILED_KEY = 'rapport.failed-candidates';

interface Choice {
  /** The signed-in user; without an ID, no candidate is used. */
  userId: string | null;
  /** Returns whether a candidate has failed during this visit. */
  hasFailed: (remote: string, version: string) => boolean;
  /** Replaces all releases: an entry on a developer's machine, or a preview. */
  override: string | undefined;
}

/** The version under which an override is reported. */
export const OVERRIDE_VERSION = 'override';

/**
 * Returns the releases of a remote for this user, in the order in which they're tried. There's no fallback for an
 * override, because its developer wants to see it fail.
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

/** Empty for a preview of a remote whose entry isn't in a version folder, so that its URL can't be derived. */
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

/** Returns the entry of another version at the location in the registry: a link can't lead anywhere else. */
function entryOfVersion({ current }: RegistryRemote, version: string): string | undefined {
  const folder = `/${current.version}/`;
  const start = current.entry.lastIndexOf(folder);
  if (start === -1) return undefined;
  return `${current.entry.slice(0, start)}/${version}/${current.entry.slice(start + folder.length)}`;
}

/**
 * Returns a user's position for staged releases of a remote: a number from 0 up to 100, evenly distributed, stable
 * per user and remote, and independent between remotes. A release for 10 percent goes to everyone below 10, and so
 * does one for 20. (FNV-1a, 32 bits, with the finalizer of MurmurHash3, so that similar IDs end up far apart.)
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

/** Candidates that failed, stored for the visit: a reload doesn't try them again. */
export interface FailedCandidates {
  has(remote: string, version: string): boolean;
  add(remote: string, version: string): void;
}

/** Stores them in the tab's storage or, if that's blocked, in this page only. */
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
        // Kept in memory; only a reload will retry it.
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

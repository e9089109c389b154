import { CONTRACT_VERSION } from '@rapport/remote-api';
import { type RegistryRemote, type RemoteRelease } from '@rapport/registry';
import { bucketOf } from './bucket-of.ts';

interface Choice {
  /** The person the page is for; nobody is a candidate's user without an id. */
  userId: string | null;
  /** Whether this candidate has failed during this visit. */
  hasFailed: (remote: string, version: string) => boolean;
  /** Entry on a developer's machine that stands in for every release. */
  override: string | undefined;
}

/** The version by which a remote on a developer's machine goes. */
export const OVERRIDE_VERSION = 'override';

/**
 * The releases of a remote that this person may get, best first: each next one is for when the
 * one before cannot be loaded. A developer who works on a remote wants to see it fail, so an
 * override has none after it.
 */
export function releasesFor(remote: RegistryRemote, choice: Choice): RemoteRelease[] {
  const { name, candidate, current, previous } = remote;
  const { userId, hasFailed, override } = choice;
  if (override !== undefined) return [overrideRelease(override)];
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

function overrideRelease(entry: string): RemoteRelease {
  return {
    version: OVERRIDE_VERSION,
    entry,
    preload: [],
    publishedAt: '',
    publishedBy: '',
    contract: CONTRACT_VERSION,
  };
}

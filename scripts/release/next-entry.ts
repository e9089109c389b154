import { type RegistryRemote, type RemoteRelease } from '@rapport/remote-api/registry';
import { StepError } from '../terminal/steps.ts';

/** The entry of a remote after `release` went live for everybody; a candidate is over with that. */
export function withRelease(remote: RegistryRemote, release: RemoteRelease): RegistryRemote {
  const rest = { ...remote };
  delete rest.candidate;
  const previous = remote.current.version === release.version ? remote.previous : remote.current;
  return {
    ...rest,
    contract: release.contract ?? remote.contract,
    current: inService(release),
    ...(previous && { previous }),
  };
}

/** The entry of a remote after `release` went out to some of the people. @param percent 1 to 100 */
export function withCandidate(
  remote: RegistryRemote,
  release: RemoteRelease,
  percent: number,
): RegistryRemote {
  return { ...remote, candidate: { ...inService(release), percent } };
}

export type Rollback =
  /** The candidate was taken away; what everybody else has stays. */
  | { kind: 'candidate'; from: RemoteRelease; to: RemoteRelease; next: RegistryRemote }
  /** The release before is live again; a second rollback switches forward again. */
  | { kind: 'release'; from: RemoteRelease; to: RemoteRelease; next: RegistryRemote };

/**
 * The entry of a remote after a rollback: a candidate goes first, and without one the release
 * before becomes live. What was live stays as the previous one, marked as taken back.
 * @throws StepError when there is nothing to go back to
 */
export function rolledBack(remote: RegistryRemote): Rollback {
  const { candidate, current, previous, ...rest } = remote;
  if (candidate) {
    const next = { ...rest, current, ...(previous && { previous }) };
    return { kind: 'candidate', from: candidate, to: current, next };
  }
  if (!previous) {
    throw new StepError(
      `${remote.name} has no release before ${current.version}, so there is nothing to go back to. Release a version that is right instead.`,
    );
  }
  const next = {
    ...rest,
    contract: previous.contract ?? remote.contract,
    current: inService(previous),
    previous: { ...current, takenBack: true },
  };
  return { kind: 'release', from: current, to: next.current, next };
}

function inService(release: RemoteRelease): RemoteRelease {
  const rest = { ...release };
  delete rest.takenBack;
  return rest;
}

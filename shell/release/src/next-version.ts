import { isLocalVersion } from '@rapport/registry/changes';
import semver from 'semver';
import { StepError } from '@rapport/workspace-kit';

interface VersionQuestion {
  remote: string;
  /** The version in the remote's package.json. */
  packageVersion: string;
  /** Every version of this remote in the store, including local builds. */
  published: readonly string[];
  /** The requested version, if there's one. */
  asked: string | undefined;
}

/**
 * Returns the version of the next release: the requested one; or else the version of package.json if it's higher
 * than all releases; or else the patch after the highest. Local builds don't count.
 * @throws StepError if the requested version is invalid, or lower than an existing one
 */
export function nextVersion({ remote, packageVersion, published, asked }: VersionQuestion): string {
  const released = published.filter(
    (version) => semver.valid(version) !== null && !isLocalVersion(version),
  );
  const highest = semver.rsort(released)[0];
  if (asked !== undefined) return checkAsked(remote, asked, highest);
  if (semver.valid(packageVersion) === null) {
    throw new StepError(
      `"${packageVersion}" in ${remote}/package.json is not a version; it must look like 1.4.0.`,
    );
  }
  if (highest === undefined || semver.gt(packageVersion, highest)) return packageVersion;
  return semver.inc(highest, 'patch') ?? packageVersion;
}

function checkAsked(remote: string, asked: string, highest: string | undefined): string {
  if (semver.valid(asked) !== asked || asked.includes('+')) {
    throw new StepError(`"${asked}" is not a version; it must look like 1.4.0 or 1.4.0-beta.1.`);
  }
  if (isLocalVersion(asked)) {
    throw new StepError(
      `${asked} is the name of a local build; a release has a version of its own, like 1.4.0.`,
    );
  }
  if (highest !== undefined && semver.lt(asked, highest)) {
    throw new StepError(
      `${remote} ${asked} is lower than ${highest}, which is released already. Go back with "pnpm rollback ${remote}", or release ${semver.inc(highest, 'patch')}.`,
    );
  }
  return asked;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RegistryRemote, type RemoteRelease } from '@rapport/registry';
import { StepError } from '@rapport/workspace-kit';

interface Known {
  /** The requested address, with `{remote}` for the name. */
  asked: string | undefined;
  /** The remote's entry in the registry, if it has one. */
  entry: RegistryRemote | undefined;
  /** The data folder of a local stack, if the release goes there. */
  dataDir?: string | undefined;
}

/**
 * Returns the address above the versions of a remote: the requested one, the one in the registry, or, for a new
 * remote, the one at which the running local stack serves all other remotes. It doesn't depend on the build, so a
 * release determines it first.
 * @throws StepError if it's unknown
 */
export function releaseAddress(remote: string, { asked, entry, dataDir }: Known): string {
  if (asked !== undefined) return asked.replaceAll('{remote}', remote).replace(/\/+$/, '');
  const known = entry && addressOf(entry.current);
  if (known !== undefined) return known;
  const local = dataDir === undefined ? undefined : addressInStack(remote, dataDir);
  if (local !== undefined) return local;
  throw new StepError(
    `It is not known where ${remote} is served. Name the address above its versions with --base-url or RELEASE_BASE_URL, like https://cdn.example.com/{remote}.`,
  );
}

/** Returns the address above the versions of a release; undefined if its entry doesn't contain the version. */
export function addressOf({ version, entry }: RemoteRelease): string | undefined {
  const end = entry.lastIndexOf(`/${version}/`);
  return version !== '' && end !== -1 ? entry.slice(0, end) : undefined;
}

/**
 * Returns the address at which the stack of a data folder serves remotes of other repositories, with `{remote}` for
 * the name; undefined without one.
 */
export function stackBaseUrl(dataDir: string): string | undefined {
  const others: unknown = Reflect.get(Object(stackOf(dataDir)), 'otherRemotes');
  return typeof others === 'string' ? `${others}/{remote}` : undefined;
}

/** Returns the address of the shell that the running stack of a data folder serves. */
export function runningShell(dataDir: string): string | undefined {
  const shell: unknown = Reflect.get(Object(stackOf(dataDir)), 'shellUrl');
  return typeof shell === 'string' ? shell : undefined;
}

function addressInStack(remote: string, dataDir: string): string | undefined {
  const own: unknown = Reflect.get(
    Object(Reflect.get(Object(stackOf(dataDir)), 'remotes')),
    remote,
  );
  return typeof own === 'string' ? own : stackBaseUrl(dataDir)?.replace('{remote}', remote);
}

function stackOf(dataDir: string): unknown {
  const file = join(dataDir, 'stack.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

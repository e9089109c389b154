import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RegistryRemote, type RemoteRelease } from '@rapport/registry';
import { StepError } from '@rapport/workspace-kit';

interface Known {
  /** The address that a person named; `{remote}` in it stands for the name. */
  asked: string | undefined;
  /** The entry of the remote in the registry, if it has one. */
  entry: RegistryRemote | undefined;
  /** The data folder of a local stack, if the release goes into one. */
  dataDir?: string | undefined;
}

/**
 * The address above the versions of a remote: the one that was asked for, the one that the registry has,
 * or, for a remote that is new to it, the one at which the running local stack serves every other remote.
 * It depends on nothing that a build makes, so a release asks for it first.
 * @throws StepError when no one knows it yet
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

/** The address above the versions, as an address of a release has it; undefined where it has none. */
export function addressOf({ version, entry }: RemoteRelease): string | undefined {
  const end = entry.lastIndexOf(`/${version}/`);
  return version !== '' && end !== -1 ? entry.slice(0, end) : undefined;
}

/** Where the stack of a data folder serves remotes that aren't its own, `{remote}` for the name; undefined without one. */
export function stackBaseUrl(dataDir: string): string | undefined {
  const others: unknown = Reflect.get(Object(stackOf(dataDir)), 'otherRemotes');
  return typeof others === 'string' ? `${others}/{remote}` : undefined;
}

/** Address of the shell that the running stack of a data folder serves. */
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

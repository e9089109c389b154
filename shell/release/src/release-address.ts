import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RegistryRemote } from '@rapport/registry';
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
  const { version, entry: file } = entry?.current ?? { version: '', entry: '' };
  const end = file.lastIndexOf(`/${version}/`);
  if (version !== '' && end !== -1) return file.slice(0, end);
  const local = dataDir === undefined ? undefined : addressInStack(remote, dataDir);
  if (local !== undefined) return local;
  throw new StepError(
    `It is not known where ${remote} is served. Name the address above its versions with --base-url or RELEASE_BASE_URL, like https://cdn.example.com/{remote}.`,
  );
}

function addressInStack(remote: string, dataDir: string): string | undefined {
  const file = join(dataDir, 'stack.json');
  if (!existsSync(file)) return undefined;
  const stack: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const own: unknown = Reflect.get(Object(Reflect.get(Object(stack), 'remotes')), remote);
  const others: unknown = Reflect.get(Object(stack), 'otherRemotes');
  if (typeof own === 'string') return own;
  return typeof others === 'string' ? `${others}/${remote}` : undefined;
}

import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { StepError } from '@rapport/workspace-kit';
import { REGISTRY_KEY, type ObjectStore } from './object-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/**
 * The store that a target names: `s3://bucket/path`, or a folder, which is the data folder of a
 * local stack.
 * @param workspace folder that a relative folder is relative to
 * @param accept what will do: a folder with a registry, also one that is empty or does not exist yet, or any
 * @throws StepError when there is nothing that a release could be published to
 */
export async function openStore(
  target: string,
  workspace: string,
  accept: 'registered' | 'new' | 'any' = 'registered',
): Promise<ObjectStore> {
  if (target.startsWith('s3://')) {
    const [bucket = '', ...path] = target.slice('s3://'.length).split('/').filter(Boolean);
    if (bucket === '') {
      throw new StepError(`${target} names no bucket; a target looks like s3://bucket/path.`);
    }
    return s3Store({ bucket, prefix: path.join('/') });
  }
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(target)) {
    throw new StepError(`${target} is not a target; it must be a folder or s3://bucket/path.`);
  }
  const folder = isAbsolute(target) ? target : join(workspace, target);
  if (!existsSync(join(folder, REGISTRY_KEY))) {
    const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
    if (accept === 'any' || (accept === 'new' && isNew)) return folderStore(folder);
    throw new StepError(
      `There is no registry in ${folder}. Start the stack once (npx --yes pnpm@12 start), or name the folder of another one with RAPPORT_DATA or --target. For a new deployment: npx --yes pnpm@12 deploy:init.`,
    );
  }
  return folderStore(folder);
}

import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { StepError } from '@rapport/workspace-kit';
import { REGISTRY_KEY, type ObjectStore, siteAt } from './object-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';
import { serviceStore } from './service-store.ts';

/** A target that isn't a folder. */
const ADDRESS = /^[a-z][a-z0-9+.-]+:\/\//i;

/** Returns the folder of a target; undefined for a bucket or a registry service. */
export function folderOf(target: string, workspace: string): string | undefined {
  if (ADDRESS.test(target)) return undefined;
  return isAbsolute(target) ? target : join(workspace, target);
}

/**
 * Opens the store of a target: `s3://bucket/path`, `https://` for a registry service, or a folder, which is the
 * data folder of a local stack.
 * @param workspace base of a relative folder
 * @param accept the allowed folders: one with a registry, also an empty or missing one, or any
 * @param token for a registry service
 * @param site address of the site that serves it, to check after each change
 * @throws StepError if releases can't be published to the target
 */
export async function openStore(
  target: string,
  workspace: string,
  accept: 'registered' | 'new' | 'any' = 'registered',
  token?: string,
  site?: string,
): Promise<ObjectStore> {
  const store = await open(target, workspace, accept, token);
  return site === undefined ? store : { ...store, site: siteAt(site) };
}

async function open(
  target: string,
  workspace: string,
  accept: 'registered' | 'new' | 'any',
  token: string | undefined,
): Promise<ObjectStore> {
  if (target.startsWith('s3://')) {
    const [bucket = '', ...path] = target.slice('s3://'.length).split('/').filter(Boolean);
    if (bucket === '') {
      throw new StepError(`${target} names no bucket; a target looks like s3://bucket/path.`);
    }
    return s3Store({ bucket, prefix: path.join('/') });
  }
  if (/^https?:\/\//i.test(target)) {
    return serviceStore({ address: target.replace(/\/+$/, ''), token });
  }
  const folder = folderOf(target, workspace);
  if (folder === undefined) {
    throw new StepError(
      `${target} is not a target; it must be a folder, s3://bucket/path, or the https:// address of a registry service.`,
    );
  }
  if (!existsSync(join(folder, REGISTRY_KEY))) {
    const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
    if (accept === 'any' || (accept === 'new' && isNew)) return folderStore(folder);
    throw new StepError(
      `There is no registry in ${folder}. Start the stack once (npx --yes pnpm@12 start), or name the folder of another one with RAPPORT_DATA or --target. For a new deployment: npx --yes pnpm@12 deploy:init.`,
    );
  }
  return folderStore(folder);
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StepError } from '../terminal/steps.ts';

/** What a registry says about the files of a built remote; paths are relative to its folder. */
export interface RemoteBuild {
  entry: string;
  integrity: string;
  preload: string[];
}

/**
 * Reads a built remote: its entry file, and with it what the first page of the remote needs,
 * from the manifest that the federation plugin writes.
 * @throws StepError when the folder holds no built remote
 */
export async function readRemoteBuild(folder: string): Promise<RemoteBuild> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'mf-manifest.json'), 'utf8'));
  const entry = property(property(property(manifest, 'metaData'), 'remoteEntry'), 'name');
  const exposes = property(manifest, 'exposes');
  const modules: unknown[] = Array.isArray(exposes) ? exposes : [];
  const main = modules.find((exposed) => property(exposed, 'path') === './module');
  const scripts = property(property(property(main, 'assets'), 'js'), 'sync');
  if (typeof entry !== 'string' || !isTextList(scripts)) {
    throw new StepError(
      `${folder}/mf-manifest.json does not describe a remote that exposes ./module.`,
    );
  }
  const digest = createHash('sha384').update(await readFile(join(folder, entry)));
  return {
    entry,
    integrity: `sha384-${digest.digest('base64')}`,
    preload: [...new Set([entry, ...scripts])],
  };
}

function property(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Reflect.get(value, name);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

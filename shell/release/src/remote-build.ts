import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type FirstPage, isRemoteCommand, type RemoteCommand } from '@rapport/registry';
import { type NewRelease } from '@rapport/registry/changes';
import { CONTRACT_VERSION } from '@rapport/remote-api/contract';
import { listFiles, StepError } from '@rapport/workspace-kit';

/** A built remote as described in a registry; paths are relative to its folder. */
export interface RemoteBuild {
  entry: string;
  integrity: string;
  preload: string[];
  /** Integrity of every script, including the entry. */
  files: Record<string, string>;
  /** Files that single pages need first, by the page's path. */
  pages: Record<string, FirstPage>;
  /** Its commands in the command menu. */
  commands: RemoteCommand[];
  /** Names of the exposed modules, like `./module`. */
  exposes: string[];
  /** Modules that it takes from the shell, with the compatible version range. */
  shared: { name: string; requiredVersion: string }[];
}

/**
 * Reads a built remote: its entry file, and the files that its first page needs, from the manifest that the
 * federation plugin writes.
 * @throws StepError if the folder contains no built remote
 */
export async function readRemoteBuild(folder: string): Promise<RemoteBuild> {
  const manifest = await readManifest(folder);
  const entry = property(property(property(manifest, 'metaData'), 'remoteEntry'), 'name');
  const modules = listOf(property(manifest, 'exposes'));
  const main = modules.find((exposed) => property(exposed, 'path') === './module');
  const scripts = property(property(property(main, 'assets'), 'js'), 'sync');
  const files = await hashScripts(folder);
  const integrity = typeof entry === 'string' ? files[entry] : undefined;
  if (typeof entry !== 'string' || integrity === undefined || !isTextList(scripts)) {
    throw new StepError(
      `${folder}/mf-manifest.json does not describe a remote that exposes ./module.`,
    );
  }
  return {
    entry,
    integrity,
    preload: [...new Set([entry, ...scripts])],
    files,
    pages: await readPages(folder),
    commands: await readCommands(folder),
    exposes: modules.map((exposed) => String(property(exposed, 'path'))),
    shared: listOf(property(manifest, 'shared')).map((module) => ({
      name: String(property(module, 'name')),
      requiredVersion: String(property(module, 'requiredVersion')),
    })),
  };
}

/** Properties of a release that its files don't contain. */
interface ReleaseFacts {
  version: string;
  /** Address above the remote's versions, without a trailing slash. */
  base: string;
  by: string;
  at: Date;
  notes?: string | undefined;
}

/** Describes a build's release for a registry. */
export function describeRelease(
  build: RemoteBuild,
  { version, base, by, at, notes }: ReleaseFacts,
): NewRelease {
  const address = (path: string) => `${base}/${version}/${path}`;
  return {
    version,
    entry: address(build.entry),
    integrity: build.integrity,
    preload: build.preload.map(address),
    publishedAt: at.toISOString(),
    publishedBy: by,
    contract: CONTRACT_VERSION,
    files: build.files,
    ...(Object.keys(build.pages).length > 0 && { pages: build.pages }),
    ...(build.commands.length > 0 && { commands: build.commands }),
    ...(notes !== undefined && { notes }),
  };
}

async function readManifest(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, 'mf-manifest.json'), 'utf8'));
  } catch {
    throw new StepError(`${folder} holds no built remote: its mf-manifest.json cannot be read.`);
  }
}

/** Reads the files of single pages (see `pagePreloads` of the remote kit); empty without them. */
async function readPages(folder: string): Promise<Record<string, FirstPage>> {
  const text = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => '{}');
  const pages: Record<string, FirstPage> = {};
  for (const [path, page] of Object.entries(Object(JSON.parse(text)))) {
    const preload = property(page, 'preload');
    const request = property(page, 'request');
    const requests = property(page, 'requests');
    const look = property(page, 'look');
    if (!isTextList(preload)) {
      throw new StepError(`${folder}/pages.json does not say what ${path} needs first.`);
    }
    pages[path] = {
      preload,
      ...(typeof request === 'string' && { request }),
      ...(isTextList(requests) && { requests }),
      ...(typeof look === 'string' && { look }),
    };
  }
  return pages;
}

/**
 * Reads the remote's commands for the command menu from `commands.json` in its `public` folder; empty without one.
 */
async function readCommands(folder: string): Promise<RemoteCommand[]> {
  const text = await readFile(join(folder, 'commands.json'), 'utf8').catch(() => '[]');
  const commands: unknown = JSON.parse(text);
  const bad = listOf(commands).find((command) => !isRemoteCommand(command));
  if (!Array.isArray(commands) || bad !== undefined) {
    throw new StepError(
      `${folder}/commands.json is no list of commands${bad === undefined ? '' : `: ${JSON.stringify(bad)}`}. Each needs an "id" and a "label"; its addresses begin with "/".`,
    );
  }
  return commands.filter(isRemoteCommand);
}

/** Pages contain the hash of every script, so this uses the shortest algorithm that browsers support. */
async function hashScripts(folder: string): Promise<Record<string, string>> {
  const scripts = await listFiles(folder, ['.'], /^\.|\.(?!js$)[a-z0-9]+$/);
  const hashed = scripts.map(async (file) => [
    relative(folder, file).replaceAll(sep, '/'),
    `sha256-${createHash('sha256')
      .update(await readFile(file))
      .digest('base64')}`,
  ]);
  return Object.fromEntries(await Promise.all(hashed));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function property(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Reflect.get(value, name);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

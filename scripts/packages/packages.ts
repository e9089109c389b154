import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StepError } from '@rapport/workspace-kit';

/** A package of this workspace that teams in other repositories install. */
export interface PublishedPackage {
  /** Folder, relative to the workspace. */
  dir: string;
  /**
   * True if users only read values of its types, like the API's responses. Such a type may get new members without
   * breaking anyone; other types may only get optional members.
   */
  isRead?: boolean;
  /** The OpenAPI document of the package's calls, relative to the workspace. */
  document?: string;
}

/** Output folder of a package; not `dist`, which contains the contracts that this workspace's API runs with. */
export const LIB = 'lib';

/** In build order: a package comes after those whose types it uses. */
export const PUBLISHED_PACKAGES: readonly PublishedPackage[] = [
  { dir: 'api/contracts', isRead: true },
  { dir: 'api/client', isRead: true, document: 'api/openapi.json' },
  { dir: 'api/sdk' },
  { dir: 'shell/remote-api' },
  { dir: 'shared-ui' },
  { dir: 'shell/remote-kit' },
  { dir: 'shell/release' },
];

/** True if others import types of a package; `@rapport/release` has only commands. */
export function hasTypes({ dir }: PublishedPackage): boolean {
  return dir !== 'shell/release';
}

export interface Manifest {
  name: string;
  version: string;
  /** Source files by the name that others import, like `./router`. */
  entries: Record<string, string>;
  dependencies: string[];
}

/**
 * Reads the parts of a package.json that building and packing need.
 * @throws StepError if it lists no source files
 */
export function readManifest(folder: string): Manifest {
  const value: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const of = (name: string): unknown => Reflect.get(Object(value), name);
  const entries: Record<string, string> = {};
  for (const [name, target] of Object.entries(Object(of('exports')))) {
    const file: unknown =
      typeof target === 'string' ? target : Reflect.get(Object(target), 'types');
    if (typeof file === 'string' && /\.tsx?$/.test(file)) entries[name] = file;
  }
  if (Object.keys(entries).length === 0) {
    throw new StepError(`${folder}/package.json names no source files under "exports".`);
  }
  const dependencies = ['dependencies', 'peerDependencies'].flatMap((kind) =>
    Object.keys(Object(of(kind))),
  );
  return { name: String(of('name')), version: String(of('version')), entries, dependencies };
}

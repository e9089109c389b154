import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StepError } from '@rapport/workspace-kit';

/** A package of this workspace that teams in other repositories install. */
export interface PublishedPackage {
  /** Folder, relative to the workspace. */
  dir: string;
  /**
   * Whether people outside only read the values of its types, as with what the API sends. Such a type may
   * get members without breaking anyone; other types may get optional members only.
   */
  isRead?: boolean;
  /** The OpenAPI document whose calls the package has, relative to the workspace. */
  document?: string;
}

/** Where a package is built; not `dist`, which holds the contracts that the API of this workspace runs with. */
export const LIB = 'lib';

/** In the order in which they are built: a package comes behind those whose types it uses. */
export const PUBLISHED_PACKAGES: readonly PublishedPackage[] = [
  { dir: 'api/contracts', isRead: true },
  { dir: 'api/client', isRead: true, document: 'api/openapi.json' },
  { dir: 'shell/remote-api' },
  { dir: 'shared-ui' },
  { dir: 'shell/remote-kit' },
  { dir: 'shell/release' },
];

/** Whether others import types of a package; `@rapport/release` has commands only. */
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
 * What the package.json of a package says, as far as building and packing it need that.
 * @throws StepError when it names no source files
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

import { type Rolldown } from 'vite';
import { findPageScripts, withImports } from './find-page-scripts.ts';
import { type PageOfRemote } from './page-preloads.ts';

/** Where each module is needed; modules by their paths. */
export interface UsedModules {
  /** The names of the pages that need it first. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Modules that no page needs first, and that import nothing that only one or two pages need. */
  onDemand: ReadonlySet<string>;
}

/** A file of a build in which every set of pages and dialogs that shares code has a separate file. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'moduleIds'>;

/** Returns where the modules of these files are needed; of the pages, only those with the same module count once. */
export function usedModules(
  chunks: readonly Chunk[],
  pages: readonly Pick<PageOfRemote, 'module' | 'parts'>[],
): UsedModules {
  // Two paths may show the same page.
  const filesOfPages = new Map(
    pages.map(({ module, parts = [] }) => [
      nameOf(module),
      new Set(findPageScripts(chunks, [module, ...parts])),
    ]),
  );
  const pagesOf = (file: string) =>
    [...filesOfPages].filter(([, files]) => files.has(file)).map(([page]) => page);
  const isOnDemand = (file: string): boolean =>
    pagesOf(file).length === 0 &&
    [...withImports(chunks, [file])].every((each) => ![1, 2].includes(pagesOf(each).length));
  return {
    pages: new Map(
      chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, pagesOf(fileName)])),
    ),
    onDemand: new Set(
      chunks.filter(({ fileName }) => isOnDemand(fileName)).flatMap(({ moduleIds }) => moduleIds),
    ),
  };
}

/** The name of a module's file, without its extension. */
function nameOf(module: string): string {
  return module.split('/').at(-1)?.split('.')[0] ?? module;
}
